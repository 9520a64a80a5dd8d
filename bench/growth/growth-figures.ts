import type { Figure } from "../figure.ts";
import type { BuildWeight } from "./weigh-build.ts";

/** What the figures are made of; see `MeasuredBuild`. */
export type SizedBuild = BuildWeight & { insights: number; seconds: number; memory?: number };

/** Of 10,000 insights on two cores: seconds and gigabytes. */
const LIMITS = { seconds: 120, gigabytes: 2 };
/** How much more one insight more may cost among ten thousand than among a thousand. */
const MOST_STEEPER = 1.2;
/** How much a part may grow that does not depend on the number of insights. */
const MOST_GROWTH = 1.02;
const SIZE_OF_GOALS = 10_000;

const parts = [
  ["page of an article", "articlePage"],
  ["first page of the list", "listPage"],
  ["all scripts", "scripts"],
  ["all feeds", "feeds"],
] as const satisfies [string, keyof BuildWeight][];

/** @param builds ordered by their number of insights, the site as it is written first */
export function growthFigures(builds: readonly SizedBuild[]): Figure[] {
  const [first, second, third] = builds;
  return [
    ...builds.flatMap(costs),
    ...(first && second && third ? [steepness(first, second, third)] : []),
    ...(second && third ? parts.map((part) => growthOf(part, second, third)) : []),
  ];
}

function costs({ insights, seconds, memory, pages, ...build }: SizedBuild): Figure[] {
  const name = (what: string) => `${insights.toLocaleString("en-GB")} insights, ${what}`;
  const hasGoal = insights === SIZE_OF_GOALS;
  const kilobytes = (what: string, bytes: number): Figure => {
    return { name: name(what), value: bytes / 1024, unit: "KB", digits: 1 };
  };
  return [
    {
      name: name("build"),
      value: seconds,
      unit: "s",
      digits: 1,
      ...(hasGoal && { goal: { atMost: LIMITS.seconds } }),
      note: `${((seconds * 1000) / pages).toFixed(1)} ms for each of ${pages} pages`,
    },
    {
      name: name("most memory"),
      ...(memory !== undefined && { value: memory / 1e9 }),
      unit: "GB",
      digits: 2,
      ...(hasGoal && { goal: { atMost: LIMITS.gigabytes } }),
    },
    { name: name("files"), value: build.files, unit: "" },
    kilobytes("page of an article as it travels", build.articlePageSent),
    kilobytes("search index as it travels", build.searchIndexSent),
  ];
}

/** What one page more costs: the whole time by the pages would hide a growing cost behind what is fixed. */
function steepness(first: SizedBuild, second: SizedBuild, third: SizedBuild): Figure {
  const perPage = (from: SizedBuild, to: SizedBuild) =>
    ((to.seconds - from.seconds) * 1000) / (to.pages - from.pages);
  const [before, after] = [perPage(first, second), perPage(second, third)];
  return {
    name: "time of one page more, among many by among few",
    value: after / before,
    unit: "",
    digits: 2,
    goal: { atMost: MOST_STEEPER },
    note: `${before.toFixed(1)} ms up to ${second.insights} insights, ${after.toFixed(1)} ms from there to ${third.insights}`,
  };
}

function growthOf(
  [name, key]: (typeof parts)[number],
  second: SizedBuild,
  third: SizedBuild,
): Figure {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  return {
    name: `${name}, ${third.insights} by ${second.insights} insights`,
    value: third[key] / second[key],
    unit: "",
    digits: 3,
    goal: { atMost: MOST_GROWTH },
    note: `${kilobytes(second[key])} and ${kilobytes(third[key])} KB uncompressed`,
  };
}
