import { expect, test } from "vitest";
import { escapeText, scriptJson } from "./escape.ts";
import { growthServiceSlugOf, slugOf } from "./slug.ts";
import { typographic } from "./typography.ts";

test("marks that XML gives a meaning to become references", () => {
  expect(escapeText(`<a href="x">Q&A's</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Q&amp;A&apos;s&lt;/a&gt;",
  );
});

test("a text that is escaped already is escaped again, so that it reads as it was written", () => {
  expect(escapeText("&amp;")).toBe("&amp;amp;");
});

test("characters that XML 1.0 forbids are dropped, all others stay", () => {
  const forbidden = "\u0000\u0008\u000b\u001f\ud800\udc00x\ufffe\uffff".replace("\ud800\udc00", "");
  expect(escapeText(`a${forbidden}b`)).toBe("axb");
  expect(escapeText("lone \ud83d surrogate \ude00")).toBe("lone  surrogate ");
  expect(escapeText("tab\tline\n360° – 你好 🎈 \u202e")).toBe("tab\tline\n360° – 你好 🎈 \u202e");
});

test("no text ends the script element that holds it, and all arrive unchanged", () => {
  const value = { text: '</script><!-- <SCRIPT> "quoted" \u2028 &' };
  expect(scriptJson(value)).not.toContain("<");
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});

test.each([
  ["We don't, and the partners' notes say why.", "We don’t, and the partners’ notes say why."],
  ['He said "not yet" and left.', "He said “not yet” and left."],
  ["\"It's 'urgent',\" they say", "“It’s ‘urgent’,” they say"],
  ["no quotes at all", "no quotes at all"],
])("%s is set as %s", (typed, set) => {
  expect(typographic(typed)).toBe(set);
});

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
