import type { Problem } from "../problem.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import {
  canonicalOf,
  elementsOf,
  isHidden,
  isInside,
  type Page,
  type PageElement,
  placeOf,
} from "./page.ts";

/** Every link inside the site leads to a page or file, in its one spelling, and to an anchor there. */
export function findBrokenLinks(site: BuiltSite): Problem[] {
  const anchors = new Map(site.pages.map((page) => [page.address, anchorsOf(page)]));
  const { formPath } = JSON.parse(site.rules);
  return site.pages.flatMap((page) =>
    elementsOf(page, "a", "area", "form").flatMap((element) => {
      const href = element.attributes.get(element.name === "form" ? "action" : "href");
      // Answered by the receiver of the forms, beside the site.
      if (element.name === "form" && formPath && href === formPath) return [];
      const what = href !== undefined && faultOf(href, page, site, anchors);
      return what ? [{ where: placeOf(page, element), what: `link "${href}": ${what}` }] : [];
    }),
  );
}

function anchorsOf({ elements }: Page): Set<string | undefined> {
  return new Set(elements.map(({ attributes }) => attributes.get("id")));
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
  if (site.redirects.has(address)) return "is redirected; link to where it leads";
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
  const problems = indexed.flatMap((page) => {
    const links = elementsOf(page, "a").filter((link) => !isInside(link, "footer"));
    const onward = links.filter((link) => {
      const target = resolveTarget(site, link.attributes.get("href") ?? "", page.address);
      // A mail address and a telephone number lead to people.
      if (target.kind === "other") return isInside(link, "main");
      if (target.kind !== "inside" || target.address === page.address) return false;
      linking.get(canonicalAddress(site, target.address))?.add(page.address);
      return isInside(link, "main");
    });
    const headings = elementsOf(page, "h1", "h2", "h3").filter((part) => isInside(part, "main"));
    const placeOfLast = (elements: PageElement[]) =>
      page.elements.indexOf(elements.at(-1) as never);
    // A deck ends with the slide that its author put last.
    const isDeck = page.elements.some(({ attributes }) => attributes.get("data-name") === "Deck");
    const isEnded = !isDeck && placeOfLast(onward) < placeOfLast(headings);
    return isEnded ? [{ where: page.address, what: "ends without a link onward" }] : [];
  });
  // The further pages of a list are reached one from the other.
  const isFurther = (address: string) => /\/page\/\d+$/.test(address);
  const orphans = [...linking].filter(([to, from]) => from.size < (isFurther(to) ? 1 : least));
  return [
    ...problems,
    ...orphans.map(([where, from]) => ({
      where,
      what: `only ${from.size} other pages link to it: ${[...from].join(", ")}`,
    })),
  ];
}

/** The address that the page at an address asks search engines to keep. */
function canonicalAddress(site: BuiltSite, address: string): string {
  const page = site.pages.find((candidate) => candidate.address === address);
  const target = page && resolveTarget(site, canonicalOf(page) ?? "", address);
  return target?.kind === "inside" ? target.address : address;
}
