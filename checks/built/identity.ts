import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { at, canonicalOf, find, isHidden, type Page, textOf } from "./page.ts";

/** What every page has once. */
const ONCE = {
  description: 'meta[name="description"]:not([content=""])',
  h1: "h1",
  // Networks take a whole address only.
  "picture for shared links": 'meta[property="og:image"][content^="http"]',
  "script that starts it": "script[data-start]",
  // Without it a slow line shows half a page, whose parts move as the others arrive.
  "link that says what the first paint waits for": 'link[rel="expect"][blocking="render"]',
};

/** Search results cut a title at about so many characters. */
const LONGEST_TITLE = 60;

/**
 * Every page has one description, one first heading, one picture for shared links, one start script, a canonical address
 * and a title that search results show whole. Two pages share a title or a description only if they share the canonical
 * address: one content under two addresses.
 */
export function findIdentityProblems(site: BuiltSite): string[] {
  const ofPages = site.pages.flatMap((page) => {
    const counts = Object.entries(ONCE).flatMap(([name, selector]) => {
      const { length } = find(page, selector);
      return length === 1 ? [] : [`${length} times a ${name} instead of once`];
    });
    return [...counts, ...checkTitle(page), ...checkCanonical(page, site)].map(at(page.address));
  });
  const description = (page: Page) => find(page, ONCE.description)[0]?.attribs.content;
  return [...ofPages, ...[title, description].flatMap((wordsOf) => findShared(site, wordsOf))];
}

const title = (page: Page) => textOf(find(page, "title")[0]);

function checkTitle(page: Page): string[] {
  const { length } = title(page);
  if (length <= LONGEST_TITLE) return [];
  return [`its title has ${length} characters, more than ${LONGEST_TITLE}`];
}

function checkCanonical(page: Page, site: BuiltSite): string[] {
  const canonical = canonicalOf(page);
  // What search engines are told to leave out needs no preferred address.
  if (canonical === undefined) return isHidden(page) ? [] : ["no canonical address"];
  const { page: other } = resolveTarget(site, canonical);
  const isOwn = other && URL.canParse(canonical) && canonicalOf(other) === canonical;
  return isOwn ? [] : [`canonical "${canonical}" is no page that has it itself`];
}

function findShared({ pages }: BuiltSite, wordsOf: (page: Page) => string | undefined): string[] {
  return [...Map.groupBy(pages, wordsOf)].flatMap(([words, group]) => {
    const contents = new Set(group.map((page) => canonicalOf(page) ?? page.address));
    if (!words || contents.size === 1) return [];
    return `${group.map(({ address }) => address).join(", ")}: all named "${words}"`;
  });
}
