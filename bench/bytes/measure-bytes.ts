import { budgets, PARTS, type Part } from "../../checks/budgets.ts";
import { weighPages } from "../../checks/built/weights.ts";
import type { Figure, Measure } from "../figure.ts";
import { builtSite } from "../site/built-pages.ts";

/** Weighs every page of the built site as it travels. */
export const measureBytes: Measure = async () => {
  const all = weighPages(builtSite(), PARTS);
  const home = all.filter(({ page }) => page.address === "/");
  const heaviest = (name: string, part: Part, of = all): Figure => {
    const [most] = of.toSorted((a, b) => b.weights[part] - a.weights[part]);
    if (!most) throw new Error(`${name}: the built site has no such page`);
    const [value, atMost] = [most.weights[part] / 1024, budgets[part] / 1024];
    return { name, value, unit: "KB", atMost, note: most.page.address };
  };
  return [
    heaviest("home page, everything", "total", home),
    heaviest("home page, before React", "beforeHydration", home),
    heaviest("scripts, page without a form", "script"),
    heaviest("scripts, page with a form", "scriptWithForm"),
    heaviest("styles", "css"),
    heaviest("font", "font"),
    heaviest("HTML", "html"),
    heaviest("pictures", "pictures"),
    heaviest("everything", "total"),
  ];
};
