import { CASE_STUDIES_ID } from "#app/features/topics/case-study-ids.ts";
import { type BuiltSite, canonicalPage } from "./built-site.ts";
import { find, type Page } from "./page.ts";

/** A run of words, and the page that it belongs to. */
interface Passage {
  page: Page;
  text: string;
}

/**
 * Finds pages and scripts that contain the words of another page, such as an article: what a visitor loads must not
 * grow with the number of pages.
 */
export function findForeignContent(site: BuiltSite): string[] {
  const passages = site.pages
    .filter((page) => /^\/.+\//.test(page.address) && canonicalPage(site, page) === page)
    .flatMap((page) => passagesOf(page));
  const problems: string[] = [];
  for (const page of site.pages) {
    const canonical = canonicalPage(site, page);
    const foreign = passages.filter((passage) => passage.page !== canonical);
    problems.push(...findPassages(page.address, page.html, foreign));
  }
  for (const file of site.files) {
    if (file.endsWith(".js"))
      problems.push(...findPassages(file, String(site.read(file)), passages));
  }
  return problems;
}

/** @param where the page or the script whose text it is */
function findPassages(where: string, text: string, passages: readonly Passage[]): string[] {
  return passages
    .filter((passage) => text.includes(passage.text))
    .map((passage) => `${where}: the words of ${passage.page.address}: "${passage.text}"`);
}

/**
 * The first run of words of each text that looks the same in HTML, JSON and JavaScript. Outside of an article only long
 * paragraphs count: shorter ones, those beside the first heading, and case studies may stand on other pages as teasers.
 */
function passagesOf(page: Page): Passage[] {
  const teasers = `h1 ~ *, [aria-labelledby="${CASE_STUDIES_ID}"] *`;
  const texts = [...textsOf(page, ".prose *", 0), ...textsOf(page, `main p:not(${teasers})`, 200)];
  return texts.flatMap((text) => {
    const [run] = /[A-Za-z0-9 ,.;:-]{40,100}/.exec(text) ?? [];
    return run ? [{ page, text: run }] : [];
  });
}

/** The texts directly inside the elements that a selector finds, if they have at least so many characters. */
function textsOf(page: Page, selector: string, least: number): string[] {
  return find(page, selector)
    .flatMap(({ children }) => children)
    .flatMap((node) => (node.type === "text" && node.data.length >= least ? [node.data] : []));
}
