import { at, type Problem } from "../problem.ts";
import { type BuiltSite, canonicalPage } from "./built-site.ts";
import { find, type Page, textOf } from "./page.ts";

/** Shorter paragraphs, and what stands beside the first heading, may turn up on other pages: as teasers. */
const BODY = "main p:not(h1 ~ *)";
const LONG = 200;

/**
 * No page carries the words of another one, such as an article, and no script any: what a visitor loads does not grow
 * with the number of pages.
 */
export function findForeignContent(site: BuiltSite): Problem[] {
  const passages = site.pages
    .filter((page) => /^\/.+\//.test(page.address) && canonicalPage(site, page) === page)
    .flatMap((page) => passagesOf(page).map((text) => ({ page, text })));
  const findIn = (where: string, text: string, own?: Page) =>
    passages
      .filter((passage) => passage.page !== own && text.includes(passage.text))
      .map((passage) => `holds the words of ${passage.page.address}: "${passage.text}"`)
      .map(at(where));
  const scripts = [...site.files].filter((file) => file.endsWith(".js"));
  return [
    ...site.pages.flatMap((page) => findIn(page.address, page.html, canonicalPage(site, page))),
    ...scripts.flatMap((file) => findIn(file, String(site.read(file)))),
  ];
}

/** Of each long text the longest run that looks the same in HTML, JSON and JavaScript, which escape other letters. */
function passagesOf(page: Page): string[] {
  const texts = find(page, BODY).map(textOf);
  return texts
    .filter(({ length }) => length >= LONG)
    .flatMap((text) => {
      const runs = text.match(/[A-Za-z0-9 ,.;:-]{40,100}/g) ?? [];
      return runs.sort((a, b) => b.length - a.length).slice(0, 1);
    });
}
