import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { slideIndex } from "./deck-moves.ts";
import { propertiesIn, standaloneDeck } from "./download-deck.ts";
import { type DeckSlide, SlideView } from "./slide-view.tsx";

const show = (slide: object) =>
  renderToStaticMarkup(<SlideView slide={slide as DeckSlide} number={2} count={15} />);

test.each(["video", "constructor", ""])(
  "the unknown slide type %j says that it is not supported",
  (type) => {
    const html = show({ type, title: "Hidden title" });
    expect(html).toContain("Slide type not supported");
    expect(html).not.toContain("Hidden title");
  },
);

test("a known slide type shows its content in its place in the deck", () => {
  const html = show({ type: "title", title: "Growth", subtitle: "One plan", date: "April 2025" });
  expect(html).not.toContain("Slide type not supported");
  expect(html).toMatch(/aria-label="2 of 15".*Growth.*One plan.*April 2025/);
});

test("a number of the deck names its slide", () => {
  expect([1, 7, 15].map((number) => slideIndex(String(number), 15))).toEqual([0, 6, 14]);
});

test.each([null, "", "0", "16", "-1", "1.5", "1e1", "seven", " 7", "99999999999999999999"])(
  "%j names no slide: the deck opens at the first",
  (value) => {
    expect(slideIndex(value, 15)).toBe(0);
  },
);

const deck = {
  title: 'Growth & "more" <b>',
  lang: "en-US",
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
  expect(html).toContain(":root{--color-ink:#0f1420}");
  expect(html).toContain(deck.styles);
  expect(html).toContain(`src:url("${deck.font}")`);
});

test("the title is text, never markup, and there is no script", () => {
  const html = standaloneDeck(deck);
  expect(html).toContain("<title>Growth &amp; &quot;more&quot; &lt;b&gt;</title>");
  expect(html).not.toContain("<script");
});
