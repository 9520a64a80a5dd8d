import type { Problem } from "../problem.ts";
import { type BuiltSite, problemsOf, resolveTarget } from "./built-site.ts";
import { canonicalOf, find, isHidden, type Page, type PageElement } from "./page.ts";

/** Every link inside the site leads to a page or file, in its one spelling, and to an anchor there. */
export function findBrokenLinks(site: BuiltSite): Problem[] {
  const anchors = new Map(site.pages.map((page) => [page.address, anchorsOf(page)]));
  const { formPath } = JSON.parse(site.rules);
  return problemsOf(site, "a[href], area[href], form[action]", ({ attribs }, page) => {
    const { action, href = action ?? "" } = attribs;
    // Answered by the receiver of the forms, beside the site.
    if (action && action === formPath) return [];
    const fault = faultOf(href, page, site, anchors);
    return fault ? [`link "${href}": ${fault}`] : [];
  });
}

function anchorsOf(page: Page): Set<string | undefined> {
  return new Set(find(page, "[id]").map(({ attribs }) => attribs.id));
}

function faultOf(
  href: string,
  page: Page,
  site: BuiltSite,
  anchors: ReadonlyMap<string, Set<string | undefined>>,
): string | undefined {
  if (href.trim() === "" || href === "#") return "leads nowhere";
  const target = resolveTarget(site, href, page.address);
  if (target.kind === "broken") return target.why;
  if (target.kind !== "inside") return undefined;
  const { address, file, url } = target;
  if (address !== "/" && address.endsWith("/")) return "ends with a slash";
  if (!file) return "no such page or file";
  if (address.endsWith(".html")) return "names a file, not an address";
  if (address === "/" && url.pathname === site.base) return undefined;
  // "%26" and "&" are two spellings of one address; browsers spell "°" themselves.
  if (url.pathname !== `${site.base}${encodeURI(address)}`) return "is spelled unlike its address";
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === "" || id === "top" || anchors.get(address)?.has(id) !== false) return undefined;
  return `no element with id "${id}" there`;
}

/**
 * Pages that hardly another page links to, and pages that end without a way onward. Of the footer, which stands on
 * every page, no link counts.
 *
 * @param least as many other pages link to each: otherwise it is found by search alone
 */
export function findDeadEnds(site: BuiltSite, least: number): Problem[] {
  const indexed = site.pages.filter(
    (page) => !isHidden(page) && canonicalAddress(site, page.address) === page.address,
  );
  const linking = new Map(indexed.map(({ address }) => [address, new Set<string>()]));
  const unended = indexed.filter((page) => {
    const isOnward = ({ attribs }: PageElement) => {
      const target = resolveTarget(site, attribs.href ?? "", page.address);
      // A mail address and a telephone number lead to people.
      if (target.kind !== "inside") return target.kind === "other";
      if (target.address === page.address) return false;
      linking.get(canonicalAddress(site, target.address))?.add(page.address);
      return true;
    };
    const onward = new Set(find(page, "a[href]:not(footer a)").filter(isOnward));
    const parts = find(page, "main :is(h1, h2, h3, a)");
    const last = parts.findLast((part) => part.name !== "a" || onward.has(part));
    // A deck ends with the slide that its author put last.
    return last?.name !== "a" && find(page, '[data-name="Deck"]').length === 0;
  });
  // The further pages of a list are reached one from the other.
  const isFurther = (address: string) => /\/page\/\d+$/.test(address);
  const orphans = [...linking].filter(([to, from]) => from.size < (isFurther(to) ? 1 : least));
  return [
    ...unended.map(({ address }) => ({ where: address, what: "ends without a link onward" })),
    ...orphans.map(([where, from]) => ({
      where,
      what: `only ${from.size} other pages link to it: ${[...from].join(", ")}`,
    })),
  ];
}

/** The address that the page at an address asks search engines to keep. */
export function canonicalAddress(site: BuiltSite, address: string): string {
  const page = site.pages.find((candidate) => candidate.address === address);
  const target = page && resolveTarget(site, canonicalOf(page) ?? "", address);
  return target?.kind === "inside" ? target.address : address;
}
