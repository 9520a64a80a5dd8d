import { budgets, htmlBudget } from "../budgets.ts";
import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { type PageWeight, weighPages } from "./weights.ts";

/** Every page keeps to the byte budgets of ../budgets.ts. */
export function findOverweight(site: BuiltSite): Problem[] {
  return weighPages(site).flatMap(problemsOf);
}

export function problemsOf(weight: PageWeight): Problem[] {
  const { page, hasForm, ...sizes } = weight;
  const limits: Record<keyof typeof sizes, number> = {
    ...budgets,
    html: htmlBudget(page.address),
    script: hasForm ? budgets.scriptWithForm : budgets.script,
  };
  return (Object.keys(limits) as (keyof typeof sizes)[]).flatMap((part) => {
    const over = sizes[part] - limits[part];
    if (!(over > 0)) return [];
    const what = `${part} ${sizes[part]} bytes, ${over} over its ${limits[part]}`;
    return [{ where: page.address, what }];
  });
}

/** The weights as a table: the heaviest page of each part, and one line for every page. */
export function describeWeights(weights: readonly PageWeight[]): string[] {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);
  const head =
    "   html     css    font  before  script  pictures   total  page (KB as they travel)";
  const lines = weights.map(
    ({ page, html, css, font, beforeHydration, script, pictures, total }) =>
      `${[html, css, font, beforeHydration, script, pictures, total].map(kb).join(" ")}  ${page.address}`,
  );
  return [head, ...lines];
}
