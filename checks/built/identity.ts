import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { canonicalOf, elementsOf, isHidden, type Page, textOf } from "./page.ts";

/**
 * Every page says its language, one title, one description, one first heading and its canonical address.
 * Two pages share a title or a description only if they share the canonical address: one content under
 * two addresses.
 */
export function findIdentityProblems(site: BuiltSite): Problem[] {
  const canonicals = new Map(site.pages.map((page) => [page.address, canonicalOf(page)]));
  const hosts = new Set(
    [...canonicals.values()].flatMap((url) => URL.parse(url ?? "")?.origin ?? []),
  );
  return [
    ...site.pages.flatMap((page) =>
      [...checkPage(page), ...checkCanonical(page, site, canonicals)].map((what) => ({
        where: page.address,
        what,
      })),
    ),
    ...findShared(site, "title", (page) => titlesOf(page)[0]),
    ...findShared(site, "description", (page) => descriptionsOf(page)[0]),
    ...(hosts.size > 1
      ? [{ where: "canonical", what: `several hosts: ${[...hosts].join(", ")}` }]
      : []),
  ];
}

function checkPage(page: Page): string[] {
  const oneOf = (name: string, values: readonly string[]) => {
    if (values.length !== 1) return [`${values.length} times a ${name} instead of once`];
    return values[0]?.trim() ? [] : [`an empty ${name}`];
  };
  return [
    ...(elementsOf(page, "html")[0]?.attributes.get("lang") ? [] : ["<html> without lang"]),
    ...oneOf("title", titlesOf(page)),
    ...oneOf("description", descriptionsOf(page)),
    ...oneOf("h1", elementsOf(page, "h1").map(textOf)),
  ];
}

/** A drawing has titles of its own. */
function titlesOf(page: Page): string[] {
  const titles = elementsOf(page, "title").filter(({ parent }) => parent?.name === "head");
  return titles.map(textOf);
}

function descriptionsOf(page: Page): string[] {
  const metas = elementsOf(page, "meta").map(({ attributes }) => attributes);
  return metas
    .filter((meta) => meta.get("name") === "description")
    .map((meta) => meta.get("content") ?? "");
}

function checkCanonical(
  page: Page,
  { base }: BuiltSite,
  known: ReadonlyMap<string, string | undefined>,
): string[] {
  const canonical = canonicalOf(page);
  // What search engines are told to leave out needs no preferred address.
  if (canonical === undefined) return isHidden(page) ? [] : ["no canonical address"];
  const url = URL.parse(canonical);
  if (!url) return [`canonical "${canonical}" is not a whole URL`];
  const path = decodeURIComponent(url.pathname);
  const address = path.startsWith(base) ? path.slice(base.length) || "/" : path;
  if (!known.has(address)) return [`canonical "${canonical}" is no page of this site`];
  const next = known.get(address);
  return next === canonical ? [] : [`canonical "${canonical}" has itself another: "${next}"`];
}

/** Of several pages that share something, the first answers for it. */
function findShared(
  { pages }: BuiltSite,
  name: string,
  textOfPage: (page: Page) => string | undefined,
): Problem[] {
  return [...Map.groupBy(pages, textOfPage)].flatMap(([value, [first, ...others]]) =>
    others
      .filter(
        (other) =>
          value && (!canonicalOf(other) || canonicalOf(other) !== canonicalOf(first as Page)),
      )
      .map((other) => ({ where: first?.address ?? "", what: `the ${name} of ${other.address}` })),
  );
}
