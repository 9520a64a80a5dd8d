import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { budgets } from "../../checks/budgets.ts";
import { type PageWeight, weighPages } from "../../checks/built/weights.ts";
import type { Figure } from "../figure.ts";
import type { Measure } from "../part.ts";
import { builtSite } from "../site/built-pages.ts";
import { median } from "../statistics.ts";

/** Bytes of every page's HTML (brotli 11) in the first version of the site, by address. */
const FIRST_VERSION = join(import.meta.dirname, "first-version.json");

type Part = Exclude<keyof PageWeight, "page" | "hasForm">;

/** Weighs every page of the built site as it travels. */
export const measureBytes: Measure = async () => {
  const weights = weighPages(builtSite());
  const home = weights.filter(({ page }) => page.address === "/");
  const [forms, others] = [true, false].map((hasForm) =>
    weights.filter((one) => one.hasForm === hasForm),
  );
  const before: Record<string, number> = JSON.parse(await readFile(FIRST_VERSION, "utf8"));
  return [
    heaviest("home page, everything", "total", budgets.total, home),
    heaviest(
      "home page, before the start of React",
      "beforeHydration",
      budgets.beforeHydration,
      home,
    ),
    heaviest("scripts, heaviest page without a form", "script", budgets.script, others),
    heaviest("scripts, heaviest page with a form", "script", budgets.scriptWithForm, forms),
    heaviest("styles, heaviest page", "css", budgets.css, weights),
    heaviest("font", "font", budgets.font, weights),
    heaviest("HTML, heaviest page", "html", budgets.html, weights),
    heaviest("pictures, heaviest page", "pictures", budgets.pictures, weights),
    heaviest("everything, heaviest page", "total", budgets.total, weights),
    ...comparedWith(before, weights),
  ];
};

function heaviest(name: string, part: Part, limit: number, of: readonly PageWeight[] = []): Figure {
  const [most] = of.toSorted((a, b) => b[part] - a[part]);
  if (!most) throw new Error(`${name}: the built site has no such page`);
  return {
    name,
    value: most[part] / 1024,
    unit: "KB",
    digits: 1,
    atMost: limit / 1024,
    note: most.page.address,
  };
}

/** HTML beside that of the same address in the first version. */
function comparedWith(before: Record<string, number>, weights: readonly PageWeight[]): Figure[] {
  const ratios = weights.flatMap(({ page: { address }, html }) => {
    const old = before[address];
    return old ? [{ address, ratio: html / old }] : [];
  });
  const [worst] = ratios.toSorted((a, b) => b.ratio - a.ratio);
  if (!worst) throw new Error("No page of the first version is left to compare with");
  const grown = ratios.filter(({ ratio }) => ratio >= 1).map(({ address }) => address);
  const missing = Object.keys(before).filter(
    (address) => !ratios.some((one) => one.address === address),
  );
  const ratio = { unit: "", digits: 3 };
  return [
    {
      name: "pages whose HTML is not smaller than in the first version",
      value: grown.length,
      unit: "",
      atMost: 0,
      note: grown.join(" "),
    },
    {
      name: "HTML by the first version, median",
      value: median(ratios.map((one) => one.ratio)),
      ...ratio,
    },
    {
      name: "HTML by the first version, highest",
      value: worst.ratio,
      ...ratio,
      note: worst.address,
    },
    {
      name: "addresses of the first version without a page",
      value: missing.length,
      unit: "",
      note: missing.join(" "),
    },
  ];
}
