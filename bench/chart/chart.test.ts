import { describe, expect, it } from "vitest";
import type { MeasuredBuild } from "../growth/measure-growth.ts";
import type { PaintedPage } from "../paint/measure-paint.ts";
import type { Results } from "../results.ts";
import { chartOf } from "./chart.ts";

const times = { fcp: 800, lcp: 800 };
const page = (kind: string, ratio: number): PaintedPage => {
  return { kind, address: "/", withScripts: times, withoutScripts: times, ratio };
};
/** Only what the chart reads. */
const resultsOf = (parts: { paint?: PaintedPage[]; growth?: Partial<MeasuredBuild>[] }) =>
  Object.fromEntries(Object.entries(parts).map(([name, data]) => [name, { data }])) as Results;

const widths = (svg: string) =>
  [...svg.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));

describe("chartOf", () => {
  it("draws bars as long as their values", () => {
    const svg = chartOf(
      resultsOf({
        growth: [
          { insights: 13, seconds: 20 },
          { insights: 1000, seconds: 60 },
        ],
      }),
    );
    const [few = 0, many = 0] = widths(svg);
    expect(many / few).toBeCloseTo(3, 1);
  });

  it("says all values in words, for those who do not see it", () => {
    const svg = chartOf(resultsOf({ paint: [page("m&a", 1.01), page("home", 1.2)] }));
    expect(/<desc id="desc">(.*)<\/desc>/.exec(svg)?.[1]).toContain("m&amp;a 1.010, home 1.200");
  });

  it("makes a value beyond its goal stand out", () => {
    const svg = chartOf(resultsOf({ paint: [page("article", 1.01), page("home", 1.2)] }));
    expect(svg).toMatch(/class="over"[^>]*>1\.200</);
    expect(svg).not.toMatch(/class="over"[^>]*>1\.010</);
  });

  it("draws no panel for a part that was not measured", () => {
    const svg = chartOf(resultsOf({ paint: [page("home", 1)] }));
    expect(svg.match(/class="title"/g)).toHaveLength(1);
  });
});
