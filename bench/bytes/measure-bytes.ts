import { budgets, PARTS, type Part } from "../../checks/budgets.ts";
import { type WeighedPage, weighPages } from "../../checks/built/weights.ts";
import type { Figure, Measure } from "../figure.ts";
import { builtSite } from "../site/built-pages.ts";

/** Weighs every page of the built site, in compressed bytes. */
export const measureBytes: Measure = async () => {
  const pages = weighPages(builtSite(), PARTS);
  const home = pages.filter(({ page }) => page.address === "/");
  return [
    heaviest("home page, everything", "homeTotal", home),
    heaviest("home page, before React", "beforeHydration", home),
    heaviest("scripts before the first intent, page without React", "scriptBeforeIntent", pages),
    heaviest("scripts, page without a form", "script", pages),
    heaviest("scripts, page with a form", "scriptWithForm", pages),
    heaviest("styles", "css", pages),
    heaviest("font", "font", pages),
    heaviest("HTML", "html", pages),
    heaviest("pictures", "pictures", pages),
    heaviest("everything", "total", pages),
  ];
};

/** The greatest weight of a part among some pages, in kilobytes. The note names the page. */
function heaviest(name: string, part: Part, pages: readonly WeighedPage<Part>[]): Figure {
  const [first] = pages.toSorted((a, b) => b.weights[part] - a.weights[part]);
  if (!first) throw new Error(`${name}: the built site has no such page`);
  return {
    name,
    value: first.weights[part] / 1024,
    unit: "KB",
    atMost: budgets[part] / 1024,
    note: first.page.address,
  };
}
