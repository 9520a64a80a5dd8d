import { expect, test } from "vitest";
import { escapeText, scriptJson } from "./escape.ts";

test("characters with a meaning in XML become entities", () => {
  expect(escapeText(`<a href="x">Q&A's</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Q&amp;A&apos;s&lt;/a&gt;",
  );
});

test("an escaped text is escaped again, so that it reads as it was written", () => {
  expect(escapeText("&amp;")).toBe("&amp;amp;");
});

test("characters that XML 1.0 forbids are dropped, and all other characters stay", () => {
  const forbidden = "\u0000\u0008\u000b\u001f\ud800\udc00x\ufffe\uffff".replace("\ud800\udc00", "");
  expect(escapeText(`a${forbidden}b`)).toBe("axb");
  expect(escapeText("lone \ud83d surrogate \ude00")).toBe("lone  surrogate ");
  expect(escapeText("tab\tline\n360° – 你好 🎈 \u202e")).toBe("tab\tline\n360° – 你好 🎈 \u202e");
});

test("no text ends the script element that holds it, and every text arrives unchanged", () => {
  const value = { text: '</script><!-- <SCRIPT> "quoted" \u2028 &' };
  expect(scriptJson(value)).not.toContain("<");
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
