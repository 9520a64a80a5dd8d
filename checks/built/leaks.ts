import { type BuiltSite, canonicalPage } from "./built-site.ts";
import { find, type Page } from "./page.ts";

/**
 * No page carries the words of another one, such as an article, and no script any: what a visitor loads does not grow
 * with the number of pages.
 */
export function findForeignContent(site: BuiltSite): string[] {
  const passages = site.pages
    .filter((page) => /^\/.+\//.test(page.address) && canonicalPage(site, page) === page)
    .flatMap((page) => passagesOf(page).map((text) => ({ page, text })));
  const findIn = (where: string, text: string, own?: Page) =>
    passages
      .filter((passage) => passage.page !== own && text.includes(passage.text))
      .map((passage) => `${where}: the words of ${passage.page.address}: "${passage.text}"`);
  const scripts = [...site.files].filter((file) => file.endsWith(".js"));
  return [
    ...site.pages.flatMap((page) => findIn(page.address, page.html, canonicalPage(site, page))),
    ...scripts.flatMap((file) => findIn(file, String(site.read(file)))),
  ];
}

/**
 * Of each text the first run that looks the same in HTML, JSON and JavaScript. Outside of an article only long paragraphs
 * count: shorter ones, and those beside the first heading, may turn up on other pages as teasers.
 */
function passagesOf(page: Page): string[] {
  const textsOf = (selector: string, least: number) =>
    find(page, selector)
      .flatMap(({ children }) => children)
      .flatMap((node) => (node.type === "text" && node.data.length >= least ? node.data : []));
  const texts = [...textsOf(".prose *", 0), ...textsOf("main p:not(h1 ~ *)", 200)];
  return texts.flatMap((text) => /[A-Za-z0-9 ,.;:-]{40,100}/.exec(text)?.[0] ?? []);
}
