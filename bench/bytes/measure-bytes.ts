import { basePath } from "#app/lib/site-href.ts";
import { budgets } from "../../checks/budgets.ts";
import { readBuiltSite } from "../../checks/built/built-site.ts";
import { describeWeights, problemsOf } from "../../checks/built/over-budget.ts";
import { type PageWeight, weighPages } from "../../checks/built/weights.ts";
import type { Figure } from "../figure.ts";
import type { Measure } from "../part.ts";
import { pagesOfKinds } from "../site/page-kinds.ts";

/** What a page weighs, in bytes as they travel; each part as in `budgets`. */
export type RouteWeight = Omit<PageWeight, "page" | "hasForm"> & {
  address: string;
  /** The kind of page that it stands for, on one page of each. */
  kind?: string;
};

/** Weighs every page of the built site, and holds each against the budgets of checks/budgets.ts. */
export const measureBytes: Measure<RouteWeight[]> = async ({ root, print }) => {
  const weights = weighPages(readBuiltSite(`${root}/build/client`, basePath()));
  describeWeights(weights).forEach(print);
  const kinds = new Map(pagesOfKinds().map(({ kind, address }) => [address, kind]));
  const data = weights.map(({ page: { address }, hasForm: _, ...weight }) => {
    const kind = kinds.get(address);
    return { address, ...(kind && { kind }), ...weight };
  });
  return { figures: figuresOf(weights), data };
};

type Part = Exclude<keyof PageWeight, "page" | "hasForm">;

function figuresOf(weights: readonly PageWeight[]): Figure[] {
  const heaviest = (name: string, part: Part, limit: number, of = weights): Figure => {
    const [most] = of.toSorted((a, b) => b[part] - a[part]);
    if (!most) throw new Error("The built site has no page");
    const goal = { atMost: limit };
    return { ...kilobytes(name, most[part]), note: most.page.address, goal: inKilobytes(goal) };
  };
  const home = weights.filter(({ page }) => page.address === "/");
  const over = weights.flatMap(problemsOf).length;
  return [
    heaviest("home page, everything", "total", budgets.total, home),
    heaviest("home page, before hydration", "beforeHydration", budgets.beforeHydration, home),
    heaviest("home page, scripts", "script", budgets.script, home),
    heaviest("heaviest HTML", "html", budgets.html),
    heaviest("heaviest styles", "css", budgets.css),
    heaviest("heaviest font", "font", budgets.font),
    heaviest("heaviest before hydration", "beforeHydration", budgets.beforeHydration),
    heaviest("heaviest scripts", "script", budgets.scriptWithForm),
    heaviest("heaviest pictures", "pictures", budgets.pictures),
    heaviest("heaviest page", "total", budgets.total),
    {
      name: `parts over budget, of ${weights.length} pages`,
      value: over,
      unit: "",
      goal: { atMost: 0 },
    },
  ];
}

function kilobytes(name: string, bytes: number): Figure {
  return { name, value: bytes / 1024, unit: "KB", digits: 1 };
}

function inKilobytes({ atMost }: { atMost: number }) {
  return { atMost: atMost / 1024 };
}
