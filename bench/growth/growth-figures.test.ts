import { describe, expect, it } from "vitest";
import { missedGoals } from "../summary.ts";
import { growthFigures, type SizedBuild } from "./growth-figures.ts";

/** A site whose build takes ten seconds and two milliseconds for each page. */
function buildOf(insights: number, rest: Partial<SizedBuild> = {}): SizedBuild {
  const pages = 40 + insights * 3;
  return {
    insights,
    pages,
    seconds: 10 + pages * 0.002,
    memory: 1e9,
    files: pages * 4,
    articlePage: 50_000,
    articlePageSent: 9_000,
    listPage: 60_000,
    listPageSent: 9_000,
    scripts: 400_000,
    feeds: 900_000,
    searchIndex: insights * 700,
    searchIndexSent: insights * 200,
    ...rest,
  };
}

const [few, many] = [buildOf(13), buildOf(1_000)];
const missedWith = (most: Partial<SizedBuild>) =>
  missedGoals({ figures: growthFigures([few, many, buildOf(10_000, most)]) }).map(
    ({ name }) => name,
  );

describe("growthFigures", () => {
  it("misses nothing where each page costs the same and nothing else grows", () => {
    expect(missedWith({})).toEqual([]);
  });

  it("misses the limits of ten thousand insights", () => {
    expect(missedWith({ memory: 2.1e9 })).toEqual(["10,000 insights, most memory"]);
    expect(missedWith({ seconds: 121 })).toContain("10,000 insights, build");
  });

  it("misses its goal where a page costs more among many, though the whole is within its limit", () => {
    const missed = missedWith({
      seconds: many.seconds + 1.3 * (buildOf(10_000).seconds - many.seconds),
    });
    expect(missed).toEqual(["time of one page more, among many by among few"]);
  });

  it("misses its goal where a part grows with the number of insights", () => {
    const missed = missedWith({ listPage: 62_000, feeds: 901_000 });
    expect(missed).toEqual(["first page of the list, 10000 by 1000 insights"]);
  });

  it("says that memory was not measured where the system does not tell", () => {
    const { memory: _, ...unknown } = few;
    const memory = growthFigures([unknown]).find(({ name }) => name.endsWith("most memory"));
    expect(memory).toMatchObject({ unit: "GB" });
    expect(memory).not.toHaveProperty("value");
  });
});
