import type { BuiltSite } from "./built-site.ts";
import { find, type Page, problemsOf } from "./page.ts";

/** The title of a chart, which every style sheet of charts sets. */
const CHART_RULE = ".exhibit-title";

/** Finds charts on pages that link no style sheet of charts. */
export function findUnstyledCharts(site: BuiltSite): string[] {
  return problemsOf(site, "figure.exhibit", (_chart, page) => {
    const isStyled = sheetsOf(page, site).some((sheet) => sheet.includes(CHART_RULE));
    return isStyled ? [] : ["the page links no style sheet for this chart"];
  });
}

/** The texts of the style sheets that a page links. */
function sheetsOf(page: Page, site: BuiltSite): string[] {
  return find(page, "link[rel=stylesheet]").flatMap(({ attribs }) => {
    const file = site.paths.get(attribs.href ?? "");
    return file === undefined ? [] : [String(site.read(file))];
  });
}
