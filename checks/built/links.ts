import type { Problem } from "../problem.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { elementsOf, type Page, type PageElement, placeOf, relsOf } from "./page.ts";

/** Links in the head that only name a place and fetch nothing; those may lead to other hosts. */
const namingLinks = ["canonical", "author", "license", "me"];
const socialCards = ["og:image", "og:url", "twitter:image"];

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

/** Whatever a page or a style sheet makes the browser fetch comes from this site, and is there. */
export function findMissingResources(site: BuiltSite): Problem[] {
  const check = (where: string, from: string, url: string): Problem[] => {
    const target = resolveTarget(site, url, from);
    if (target.kind === "outside") return [{ where, what: `fetches "${url}" from another host` }];
    if (target.kind === "other" || (target.kind === "inside" && target.file)) return [];
    return [{ where, what: `no file for "${url}"` }];
  };
  const ofPages = site.pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      fetchedBy(element).flatMap((url) => check(placeOf(page, element), page.address, url)),
    ),
  );
  const sheets = [...site.files].filter((file) => file.endsWith(".css"));
  const ofSheets = sheets.flatMap((file) =>
    urlsOfSheet(site.read(file).toString("utf8")).flatMap((url) => check(file, `/${file}`, url)),
  );
  return [...ofPages, ...ofSheets];
}

function fetchedBy(element: PageElement): string[] {
  const { name, attributes } = element;
  const value = (attribute: string) => attributes.get(attribute);
  const isNaming = name === "link" && relsOf(element).some((rel) => namingLinks.includes(rel));
  const isCard = socialCards.includes(value("property") ?? value("name") ?? "");
  const urls = [
    ...["src", "poster", "data", "data-start"].map(value),
    ...(value("srcset")?.split(",") ?? []),
    ...(value("data-files")?.split(" ") ?? []),
    ["link", "image", "use"].includes(name) && !isNaming ? value("href") : undefined,
    isCard ? value("content") : undefined,
  ].map((url) => url?.trim().split(/\s+/)[0] ?? "");
  return urls.filter((url) => url !== "" && !url.startsWith("#"));
}

function urlsOfSheet(css: string): string[] {
  const urls = css.matchAll(/(?:url\(\s*["']?|@import\s*["'])([^"')]+)/g);
  return [...urls].map(([, url = ""]) => url.trim());
}
