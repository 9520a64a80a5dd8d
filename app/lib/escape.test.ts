import { expect, test } from "vitest";
import { escapeText } from "./escape.ts";

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
