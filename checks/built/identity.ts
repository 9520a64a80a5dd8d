import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type Page, textOf } from "./page.ts";

/**
 * Every page says its language, title, description and canonical address. Two pages share a title
 * or a description only if they share the canonical address: one content under two addresses.
 */
export function findIdentityProblems(site: BuiltSite): Problem[] {
  const identities = site.pages.map((page) => ({ page, ...identityOf(page) }));
  const known = new Map(identities.map(({ page, canonical }) => [page.address, canonical]));
  const canonicals = new Set(identities.map(({ canonical }) => canonical));
  return identities
    .flatMap((identity) => {
      const { page, language, titles, descriptions, canonical, isListed } = identity;
      const problems = [
        language ? [] : ["<html> without lang"],
        oneOf("title", titles),
        oneOf("description", descriptions),
        // What search engines are told to leave out needs no preferred address.
        canonical || !isListed ? [] : ["no canonical address"],
        canonical ? checkCanonical(canonical, site, known) : [],
      ].flat();
      for (const other of identities) {
        const isSameContent = canonical !== undefined && other.canonical === canonical;
        // Of two pages that share something, the first answers for it.
        if (other.page.file <= page.file || isSameContent) continue;
        const shares = (mine: string | undefined, theirs: string | undefined) =>
          mine !== undefined && mine === theirs;
        if (shares(titles[0], other.titles[0])) problems.push(`the title of ${other.page.address}`);
        if (shares(descriptions[0], other.descriptions[0])) {
          problems.push(`the description of ${other.page.address}`);
        }
      }
      return problems.map((what) => ({ where: page.address, what }));
    })
    .concat(checkHosts(canonicals));
}

function identityOf(page: Page) {
  const metas = elementsOf(page, "meta").map(({ attributes }) => attributes);
  const named = (name: string) =>
    metas.filter((meta) => meta.get("name") === name).map((meta) => meta.get("content") ?? "");
  const links = elementsOf(page, "link").map(({ attributes }) => attributes);
  return {
    language: elementsOf(page, "html")[0]?.attributes.get("lang"),
    titles: elementsOf(page, "title")
      .filter(({ parent }) => parent?.name === "head")
      .map(textOf),
    descriptions: named("description"),
    canonical: links.find((link) => link.get("rel") === "canonical")?.get("href"),
    isListed: !named("robots").some((content) => content.includes("noindex")),
  };
}

function oneOf(name: string, values: readonly string[]): string[] {
  if (values.length !== 1) return [`${values.length} times a ${name} instead of once`];
  return values[0]?.trim() ? [] : [`an empty ${name}`];
}

function checkCanonical(
  canonical: string,
  { base }: BuiltSite,
  known: ReadonlyMap<string, string | undefined>,
): string[] {
  if (!URL.canParse(canonical)) return [`canonical "${canonical}" is not a whole URL`];
  const path = decodeURIComponent(new URL(canonical).pathname);
  const address = path.startsWith(base) ? path.slice(base.length) || "/" : path;
  if (!known.has(address)) return [`canonical "${canonical}" is no page of this site`];
  const next = known.get(address);
  return next === canonical ? [] : [`canonical "${canonical}" has itself another: "${next}"`];
}

function checkHosts(canonicals: ReadonlySet<string | undefined>): Problem[] {
  const hosts = new Set(
    [...canonicals].flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : [])),
  );
  if (hosts.size <= 1) return [];
  return [{ where: "canonical", what: `several hosts: ${[...hosts].join(", ")}` }];
}
