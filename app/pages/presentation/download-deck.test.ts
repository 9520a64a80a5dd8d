import { expect, test } from "vitest";
import { propertiesIn, standaloneDeck } from "./download-deck.ts";

const deck = {
  title: 'Growth & "more" <b>',
  slides: ['<div class="slide-frame">One</div>', '<div class="slide-frame">Two</div>'],
  styles: ".slide{color:var(--color-ink)}",
  properties: [["--color-ink", "#0f1420"]] as const,
  font: "data:font/woff2;base64,AA==",
};

test("every custom property that is asked for is named once", () => {
  expect(propertiesIn("a{color:var(--b);top:var(--b)}i{left:var(--d, 1px)}")).toEqual([
    "--b",
    "--d",
  ]);
});

test("the document holds the slides in order, the rules, the values and the font", () => {
  const html = standaloneDeck(deck);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en-US">/);
  expect(html.indexOf(">One<")).toBeLessThan(html.indexOf(">Two<"));
  expect(html).toContain("--color-ink:#0f1420}");
  expect(html).toContain(deck.styles);
  expect(html).toContain(`src:url("${deck.font}")`);
});

test("the title is text, never markup, and there is no script", () => {
  const html = standaloneDeck(deck);
  expect(html).toContain("<title>Growth &amp; &quot;more&quot; &lt;b&gt;</title>");
  expect(html).not.toContain("<script");
});
