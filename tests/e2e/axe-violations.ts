import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Levels A and AA of every version, and the best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const DAY = { colorScheme: "light", runOnly: RULES } as const;
/** The rules that depend on the width of the window although the elements are the same. */
export const DAY_LAYOUT = {
  colorScheme: "light",
  runOnly: ["color-contrast", "target-size", "scrollable-region-focusable"],
} as const;
/** By night only the colours differ. */
export const NIGHT = {
  colorScheme: "dark",
  runOnly: ["color-contrast", "link-in-text-block"],
} as const;
/** Every rule by night. */
export const WHOLE_NIGHT = { colorScheme: "dark", runOnly: RULES } as const;
type Scheme = typeof DAY | typeof DAY_LAYOUT | typeof NIGHT | typeof WHOLE_NIGHT;
const SCHEMES: readonly Scheme[] = [NIGHT, DAY];

/**
 * What axe fetches before it runs. It would fetch every style sheet, too, for a rule that is an experiment and does not run.
 */
const PRELOAD = { assets: ["media"] };

/** The findings of axe by day and by night, a line each: rule, place, reason. The pages have no frames. */
export async function violations(page: Page, schemes = SCHEMES): Promise<string[]> {
  const lines: string[] = [];
  // The script stays in the document: sending it again would take half of the time.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  for (const { colorScheme, runOnly } of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(isShown, colorScheme);
    const found = await page.evaluate(
      async (options) => (await window.axe.run(options)).violations,
      { runOnly: [...runOnly], resultTypes: ["violations" as const], preload: PRELOAD },
    );
    const descriptions = found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
    );
    lines.push(...descriptions.map((description) => `${colorScheme}: ${description}`));
  }
  return lines;
}

/** The page learns of another scheme a frame later (app/ui/runtime/scheme.ts). */
function isShown(scheme: string): boolean {
  const { matches } = matchMedia(`(prefers-color-scheme: ${scheme})`);
  return matches && (document.documentElement.dataset.scheme ?? scheme) === scheme;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
