import { expect, test } from "vitest";
import type { Insight } from "#app/content/content.ts";
import { indexInsights } from "#app/content/insights.ts";
import { relatedInsights, shorten } from "./page.tsx";

const LONG = `${"word ".repeat(19)}extraordinary`;

test("a snippet is cut at the end of a word, and is never longer than asked for", () => {
  expect(shorten("short", 100)).toBe("short");
  expect(shorten(LONG, 100)).toBe(`${"word ".repeat(19).trim()}…`);
  expect(shorten("one two, three", 10)).toBe("one two…");
  for (let length = 20; length < 108; length += 1) {
    expect(shorten(LONG, length).length).toBeLessThanOrEqual(length);
  }
});

/** Newest first; the letter is the category. */
const insights = ["s1", "t1", "s2", "o1", "s3", "s4", "t2"].map((id) => ({
  id,
  category: id[0],
})) as unknown as Insight[];
const index = indexInsights(insights);

function related(id: string): string[] {
  const insight = insights.find((candidate) => candidate.id === id) as Insight;
  return relatedInsights(insight, index).map((other) => other.id);
}

test("the newest of the same category come first, never the item itself", () => {
  expect(related("s2")).toEqual(["s1", "s3", "s4"]);
});

test("others fill up, newest first", () => {
  expect(related("t2")).toEqual(["t1", "s1", "s2"]);
  expect(related("o1")).toEqual(["s1", "t1", "s2"]);
});

test("a site with two insights relates each to the other", () => {
  const two = indexInsights(insights.slice(0, 2));
  expect(relatedInsights(insights[0] as Insight, two).map(({ id }) => id)).toEqual(["t1"]);
});
