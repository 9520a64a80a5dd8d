import type { Figure } from "../figure.ts";
import { failsByDefinition, type PageScores } from "./page-scores.ts";
import { categories } from "./run-lighthouse.ts";

/**
 * The lowest score of each category and device. A page that search engines shall leave out cannot reach 100 in
 * the category seo: such pages are told apart from the others, with whatever else they fail.
 */
export function figuresOf(scores: readonly PageScores[]): Figure[] {
  const devices = [...new Set(scores.map(({ device }) => device))];
  const lowest = devices.flatMap((device) =>
    categories.map((category): Figure => {
      const some = scores.filter(
        (page) => page.device === device && !(category === "seo" && isExcused(page)),
      );
      const name = `${device}, ${category}, lowest of ${some.length} pages`;
      const [worst] = some.toSorted((a, b) => a[category] - b[category]);
      if (!worst) return { name, unit: "" };
      const isPerfect = worst[category] === 100;
      const note = isPerfect ? "all pages" : `${worst.address} ${worst.failed}`.trim();
      return { name, value: worst[category], unit: "", goal: { atLeast: 100 }, note };
    }),
  );
  const most = (name: string, value: (page: PageScores) => number, rest: Partial<Figure>) => {
    const [worst] = scores.toSorted((a, b) => value(b) - value(a));
    return worst
      ? [
          {
            name,
            value: value(worst),
            unit: "",
            note: `${worst.device}, ${worst.address}`,
            ...rest,
          },
        ]
      : [];
  };
  return [
    ...lowest,
    ...most("longest total blocking time", ({ tbt }) => tbt, { unit: "ms" }),
    ...most("largest layout shift", ({ cls }) => cls, { digits: 3 }),
    ...excusedFigures(scores.filter(isExcused)),
  ];
}

function isExcused(page: PageScores): boolean {
  return auditsOf(page).some((audit) => failsByDefinition(page, audit));
}

function auditsOf({ failed }: PageScores): string[] {
  return failed.split(" ").filter((audit) => audit !== "");
}

function excusedFigures(pages: readonly PageScores[]): Figure[] {
  const [worst] = pages.toSorted((a, b) => a.seo - b.seo);
  if (!worst) return [];
  const others = pages.flatMap((page) =>
    auditsOf(page).filter((audit) => !failsByDefinition(page, audit)),
  );
  const addresses = [...new Set(pages.map(({ address }) => address))].join(" ");
  return [
    {
      name: "seo, lowest of the pages left out of search engines",
      value: worst.seo,
      unit: "",
      note: `below 100 by definition: ${addresses}`,
    },
    {
      name: "what else these pages fail",
      value: others.length,
      unit: "",
      goal: { atMost: 0 },
      note: [...new Set(others)].join(" "),
    },
  ];
}
