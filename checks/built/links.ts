import type { Problem } from "../problem.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { elementsOf, type Page, placeOf } from "./page.ts";

/** Every link inside the site leads to a page or file, in its one spelling, and to an anchor there. */
export function findBrokenLinks(site: BuiltSite): Problem[] {
  const anchors = new Map(site.pages.map((page) => [page.address, anchorsOf(page)]));
  return site.pages.flatMap((page) =>
    elementsOf(page, "a", "area", "form").flatMap((element) => {
      const href = element.attributes.get(element.name === "form" ? "action" : "href");
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
