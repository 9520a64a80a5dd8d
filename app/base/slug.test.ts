import { expect, test } from "vitest";
import { growthServiceSlugOf, slugOf } from "./slug.ts";

test.each([
  ["Strategy & Innovation", "strategy-innovation"],
  ["360° Business Growth", "360°-business-growth"],
  ["What’s next: 5 questions?", "whats-next-5-questions"],
  ["Before – and after/since 2024–2025", "before-and-after-since-2024-2025"],
  ["Śródmieście, Åre, Straße, Smørrebrød", "srodmiescie-are-strasse-smorrebrod"],
  ["?!", ""],
])("the title %s has the address %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("the address of a growth service keeps its ampersand", () => {
  expect(growthServiceSlugOf("M&A: Growth Support")).toBe("m&a-growth-support");
});
