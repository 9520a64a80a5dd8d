import type { Problem } from "../problem.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { canonicalOf, elementsOf, isHidden, metasOf, type Page } from "./page.ts";

/**
 * Every page has one description, one first heading and a canonical address. Two pages share a title or a description
 * only if they share the canonical address: one content under two addresses.
 */
export function findIdentityProblems(site: BuiltSite): Problem[] {
  const { pages } = site;
  return [
    ...pages.flatMap((page) =>
      [...checkCounts(page), ...checkCanonical(page, site)].map((what) => ({
        where: page.address,
        what,
      })),
    ),
    ...findShared(pages, "title", (page) => elementsOf(page, "title")[0]?.text),
    ...findShared(pages, "description", (page) => metasOf(page, "description")[0]),
  ];
}

function checkCounts(page: Page): string[] {
  const counts = {
    description: metasOf(page, "description").filter(Boolean).length,
    h1: elementsOf(page, "h1").length,
  };
  return Object.entries(counts)
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => `${count} times a ${name} instead of once`);
}

function checkCanonical(page: Page, site: BuiltSite): string[] {
  const canonical = canonicalOf(page);
  // What search engines are told to leave out needs no preferred address.
  if (canonical === undefined) return isHidden(page) ? [] : ["no canonical address"];
  const target = URL.canParse(canonical) && resolveTarget(site, canonical);
  const other = site.pages.find(
    ({ address }) => target && target.kind === "inside" && address === target.address,
  );
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
