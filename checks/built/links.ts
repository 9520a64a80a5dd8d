import type { Problem } from "../problem.ts";
import { originOf, resolveTarget, type Target } from "./addresses.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type PageElement, placeOf } from "./page.ts";

/** Every link inside the site leads to a page or file, in its one spelling, and to an anchor there. */
export function findBrokenLinks(site: BuiltSite): Problem[] {
  const origin = originOf(site);
  const anchors = new Map(site.pages.map((page) => [page.address, anchorsOf(page.elements)]));
  return site.pages.flatMap((page) =>
    elementsOf(page, "a", "area", "form").flatMap((element) => {
      const href = element.attributes.get(element.name === "form" ? "action" : "href");
      if (href === undefined) return [];
      const target = resolveTarget(site, origin, page.address, href);
      const what = checkLink(site, href, target, anchors);
      return what ? [{ where: placeOf(page, element), what: `link "${href}": ${what}` }] : [];
    }),
  );
}

function anchorsOf(elements: readonly PageElement[]): Set<string | undefined> {
  return new Set(elements.map(({ attributes }) => attributes.get("id")));
}

function checkLink(
  site: BuiltSite,
  href: string,
  target: Target,
  anchors: ReadonlyMap<string, Set<string | undefined>>,
): string | undefined {
  if (href.trim() === "" || href === "#") return "leads nowhere";
  if (target.kind === "broken") return target.why;
  if (target.kind !== "inside") return undefined;
  const { address, file, fragment, url } = target;
  if (address !== "/" && address.endsWith("/")) return "ends with a slash";
  if (site.redirects.has(address)) return "is redirected; link to where it leads";
  if (!file) return "no such page or file";
  if (file.endsWith(".html") && address.endsWith(".html")) return "names a file, not an address";
  if (address === "/" && url.pathname === site.base) return undefined;
  // "%26" and "&" are two spellings of one address; browsers spell "°" themselves.
  if (url.pathname !== `${site.base}${encodeURI(address)}`) return "is spelled unlike its address";
  if (fragment === "" || fragment === "top" || !file.endsWith(".html")) return undefined;
  return anchors.get(address)?.has(fragment) ? undefined : `no element with id "${fragment}" there`;
}
