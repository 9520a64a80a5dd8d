import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { canonicalOf, find, isHidden, type Page, prefixed, textOf } from "./page.ts";

/** Elements that every page has exactly once, by their names in reports. */
const ONCE = {
  description: 'meta[name="description"]:not([content=""])',
  h1: "h1",
  // Networks accept only a whole address.
  "picture for shared links": 'meta[property="og:image"][content^="http"]',
  "script that starts it": "script[data-start]",
  // Without this link a slow connection shows half a page, and its parts move when the rest arrives.
  "link that says what the first paint waits for": 'link[rel="expect"][blocking="render"]',
};

/** Search results cut longer titles. In characters. */
const LONGEST_TITLE = 60;

/**
 * Every page has one description, one first heading, one picture for shared links, one start script, a canonical address
 * and a title that search results show whole. Two pages share a title or a description only if they share the canonical
 * address: one content under two addresses.
 */
export function findIdentityProblems(site: BuiltSite): string[] {
  const pageProblems = site.pages.flatMap((page) => {
    const problems = [...checkCounts(page), ...checkTitle(page), ...checkCanonical(page, site)];
    return problems.map(prefixed(page.address));
  });
  return [...pageProblems, ...findShared(site, titleOf), ...findShared(site, descriptionOf)];
}

function titleOf(page: Page): string {
  return textOf(find(page, "title")[0]);
}

function descriptionOf(page: Page): string | undefined {
  return find(page, ONCE.description)[0]?.attribs.content;
}

function checkCounts(page: Page): string[] {
  return Object.entries(ONCE).flatMap(([name, selector]) => {
    const { length } = find(page, selector);
    return length === 1 ? [] : [`${length} times a ${name} instead of once`];
  });
}

function checkTitle(page: Page): string[] {
  const { length } = titleOf(page);
  if (length <= LONGEST_TITLE) return [];
  return [`its title has ${length} characters, more than ${LONGEST_TITLE}`];
}

function checkCanonical(page: Page, site: BuiltSite): string[] {
  const canonical = canonicalOf(page);
  // A page that search engines leave out needs no canonical address.
  if (canonical === undefined) return isHidden(page) ? [] : ["no canonical address"];
  const { page: target } = resolveTarget(site, canonical);
  // The canonical page names its own address.
  const isPreferred = target && URL.canParse(canonical) && canonicalOf(target) === canonical;
  return isPreferred
    ? []
    : [`canonical "${canonical}" is not a page that names itself as canonical`];
}

/** Pages of different content in one language that have the same title or description. */
function findShared({ pages }: BuiltSite, wordsOf: (page: Page) => string | undefined): string[] {
  const pagesByLanguage = Map.groupBy(pages, (page) => find(page, "html")[0]?.attribs.lang);
  return [...pagesByLanguage.values()].flatMap((ofLanguage) => {
    return [...Map.groupBy(ofLanguage, wordsOf)].flatMap(([words, group]) => {
      const contents = new Set(group.map((page) => canonicalOf(page) ?? page.address));
      if (!words || contents.size === 1) return [];
      return `${group.map(({ address }) => address).join(", ")}: all have "${words}"`;
    });
  });
}
