import { describe, expect, it } from "vitest";
import type { Figure } from "../figure.ts";
import { missedGoals } from "../summary.ts";
import type { PageScores } from "./page-scores.ts";
import { figuresOf } from "./score-figures.ts";

const perfect: PageScores = {
  address: "/",
  device: "mobile",
  isLeftOut: false,
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  tbt: 0,
  cls: 0,
  failed: "",
  runs: 1,
};
const leftOut: PageScores = {
  ...perfect,
  address: "/search",
  isLeftOut: true,
  seo: 66,
  failed: "is-crawlable",
};

const named = (figures: readonly Figure[], name: RegExp) =>
  figures.find((figure) => name.test(figure.name));

describe("figuresOf", () => {
  it("misses nothing when every page is perfect", () => {
    expect(missedGoals({ figures: figuresOf([perfect]) })).toEqual([]);
  });

  it("tells the lowest score with its page and what it fails", () => {
    const about = { ...perfect, address: "/about", accessibility: 96, failed: "color-contrast" };
    const [missed, ...others] = missedGoals({ figures: figuresOf([perfect, about]) });
    expect(missed).toMatchObject({ value: 96, note: "/about color-contrast" });
    expect(others).toEqual([]);
  });

  it("does not hold against a page that it asks to be left out, but tells its score", () => {
    const figures = figuresOf([perfect, leftOut]);
    expect(missedGoals({ figures })).toEqual([]);
    expect(named(figures, /left out/)).toMatchObject({ value: 66 });
    expect(named(figures, /left out/)?.note).toContain("/search");
  });

  it("holds against such a page whatever else it fails", () => {
    const worse = { ...leftOut, seo: 58, failed: "is-crawlable meta-description" };
    const missed = missedGoals({ figures: figuresOf([perfect, worse]) });
    expect(missed).toMatchObject([{ value: 1, note: "meta-description" }]);
  });

  it("holds against any other page that it cannot be crawled", () => {
    const missed = missedGoals({ figures: figuresOf([{ ...leftOut, isLeftOut: false }]) });
    expect(missed).toMatchObject([{ value: 66 }]);
  });
});
