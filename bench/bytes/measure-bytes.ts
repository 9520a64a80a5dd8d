import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { budgets } from "../../checks/budgets.ts";
import { type PageWeight, weighPages } from "../../checks/built/weights.ts";
import type { Figure, Measure } from "../figure.ts";
import { builtSite } from "../site/built-pages.ts";

/** Bytes of every page's HTML (brotli 11) in the first version of the site, by address. */
const FIRST_VERSION = join(import.meta.dirname, "first-version.json");

/** Weighs every page of the built site as it travels. */
export const measureBytes: Measure = async () => {
  const all = weighPages(builtSite());
  const home = all.filter(({ page }) => page.address === "/");
  const forms = all.filter(({ hasForm }) => hasForm);
  const others = all.filter(({ hasForm }) => !hasForm);
  const before: Record<string, number> = JSON.parse(await readFile(FIRST_VERSION, "utf8"));
  const grown = all.flatMap(({ page: { address }, html }) => {
    const ratio = html / (before[address] ?? NaN);
    return ratio >= 1 ? [`${address} ${ratio.toFixed(3)}`] : [];
  });
  const note = grown.join(" ");
  return [
    heaviest("home page, everything", "total", budgets.total, home),
    heaviest("home page, before React", "beforeHydration", budgets.beforeHydration, home),
    heaviest("scripts, page without a form", "script", budgets.script, others),
    heaviest("scripts, page with a form", "script", budgets.scriptWithForm, forms),
    heaviest("styles", "css", budgets.css, all),
    heaviest("font", "font", budgets.font, all),
    heaviest("HTML", "html", budgets.html, all),
    heaviest("pictures", "pictures", budgets.pictures, all),
    heaviest("everything", "total", budgets.total, all),
    { name: "pages with no less HTML than at first", value: grown.length, atMost: 0, note },
  ];
};

type Part = Exclude<keyof PageWeight, "page" | "hasForm">;

function heaviest(name: string, part: Part, limit: number, of: readonly PageWeight[]): Figure {
  const [most] = of.toSorted((a, b) => b[part] - a[part]);
  if (!most) throw new Error(`${name}: the built site has no such page`);
  const [value, atMost] = [most[part] / 1024, limit / 1024];
  return { name, value, unit: "KB", atMost, note: most.page.address };
}
