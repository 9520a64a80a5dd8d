import { expect, test } from "vitest";
import { asciiName, slugOf } from "./slug.ts";

test.each([
  ["Strategy & Innovation", "strategy-innovation"],
  ["360° Business Growth", "360°-business-growth"],
  ["What’s next: 5 questions?", "whats-next-5-questions"],
  ["Before – and after/since 2024–2025", "before-and-after-since-2024-2025"],
  ["Śródmieście, Åre, Straße, Smørrebrød", "srodmiescie-are-strasse-smorrebrod"],
  ["M&A Growth Support", "m&a-growth-support"],
  ["M&A: Growth Support", "ma-growth-support"],
  ["Pricing & Packaging", "pricing-packaging"],
  ['A 20° turn, 50 % + 1 = §3 (and "more") <b> #5? \\', "a-20-turn-50-1-3-and-more-b-5"],
  ["constructor", "constructor"],
  ["?!", ""],
])("the title %s has the address %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ["/services/m&a-growth-support", "services-m-a-growth-support"],
  ["Büro Zürich (2).jpg", "buro-zurich-2-jpg"],
  ["Énergie", "energie"],
])("the file name made from %s is %s", (text, name) => {
  expect(asciiName(text)).toBe(name);
});
