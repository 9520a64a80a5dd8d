import { at, type Problem } from "../problem.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { canonicalOf, find, isHidden, type Page, textOf } from "./page.ts";

/** What every page has once. */
const ONCE = { description: 'meta[name="description"]:not([content=""])', h1: "h1" };

/**
 * Every page has one description, one first heading and a canonical address. Two pages share a title or a description
 * only if they share the canonical address: one content under two addresses.
 */
export function findIdentityProblems(site: BuiltSite): Problem[] {
  const { pages } = site;
  return [
    ...pages.flatMap((page) =>
      [...checkCounts(page), ...checkCanonical(page, site)].map(at(page.address)),
    ),
    ...findShared(pages, "title", (page) => textOf(find(page, "title")[0])),
    ...findShared(pages, "description", (page) => find(page, ONCE.description)[0]?.attribs.content),
  ];
}

function checkCounts(page: Page): string[] {
  return Object.entries(ONCE).flatMap(([name, selector]) => {
    const { length } = find(page, selector);
    return length === 1 ? [] : [`${length} times a ${name} instead of once`];
  });
}

function checkCanonical(page: Page, site: BuiltSite): string[] {
  const canonical = canonicalOf(page);
  // What search engines are told to leave out needs no preferred address.
  if (canonical === undefined) return isHidden(page) ? [] : ["no canonical address"];
  const target = URL.canParse(canonical) && resolveTarget(site, canonical);
  const address = target && target.kind === "inside" && target.address;
  const other = site.pages.find((candidate) => candidate.address === address);
  const next = other && canonicalOf(other);
  if (!next) return [`canonical "${canonical}" is no page of this site`];
  return next === canonical ? [] : [`canonical "${canonical}" has itself another: "${next}"`];
}

/** Of several pages that share something, the first answers for it. */
function findShared(
  pages: readonly Page[],
  name: string,
  textOf: (page: Page) => string | undefined,
): Problem[] {
  const groups = [...Map.groupBy(pages, textOf)].filter(([text]) => text);
  return groups.flatMap(([, [first, ...others]]) => {
    const canonical = first && canonicalOf(first);
    return others
      .filter((other) => !canonical || canonicalOf(other) !== canonical)
      .map(({ address }) => ({ where: first?.address ?? "", what: `the ${name} of ${address}` }));
  });
}
