import { expect, test } from "vitest";
import { fullDeck } from "../../../tests/set-up/full-deck.ts";
import { deck } from "./deck.ts";
import type { Slide } from "./slide.ts";
import { slideFit } from "./slide-fit.ts";

const META = {
  title: "Slides",
  description: "What the slides of this presentation say, in a line.",
};

/** A slide with a title of some words. */
function slideWith(titleWords: number, points: readonly string[]): Slide {
  const title = Array(titleWords).fill("growth").join(" ");
  return { type: "content", title, points: [...points] };
}

const SHORT_POINTS = ["One", "Two"];
const LONG_POINTS = Array(5).fill(
  "A point that needs almost two lines of the slide, as it has much to say.",
);

test("a longer title makes the display type smaller, until nothing fits", () => {
  const fits = [2, 40, 50, 70, 200].map((count) => slideFit(slideWith(count, SHORT_POINTS)));
  expect(fits).toEqual([0, 1, 2, 3, undefined]);
});

test("points leave less room to the title", () => {
  expect(slideFit(slideWith(30, SHORT_POINTS))).toBe(0);
  expect(slideFit(slideWith(30, LONG_POINTS))).toBeGreaterThan(0);
});

test("a word that is wider than its column makes the type smaller before it is broken", () => {
  const title = (text: string): Slide => ({
    type: "title",
    title: text,
    subtitle: "A",
    date: "2026",
  });
  expect(slideFit(title("Growth"))).toBe(0);
  expect(slideFit(title("Transformation"))).toBeGreaterThan(0);
  expect(slideFit(title("A".repeat(60)))).toBe(3);
});

test("every slide of the fixtures fits in a size", async () => {
  const { slides } = await fullDeck();
  expect(slides.map(slideFit)).not.toContain(undefined);
});

test("a slide that does not fit is reported with a remedy", () => {
  const slides = [slideWith(200, SHORT_POINTS)];
  const { error } = deck.safeParse({ meta: META, heading: "Slides", slides });
  expect(error?.issues).toMatchObject([
    { path: ["slides", 0, "title"], message: expect.stringContaining("make two slides of it") },
  ]);
});
