import type { Problem } from "../problem.ts";
import { originOf, resolveTarget, type Target } from "./addresses.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type PageElement, placeOf, relsOf } from "./page.ts";

/** Links in the head that only name a place and fetch nothing; those may lead to other hosts. */
const namingLinks = ["canonical", "author", "license", "me"];
const socialCards = ["og:image", "og:url", "twitter:image"];

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

/** Whatever a page or a style sheet makes the browser fetch comes from this site, and is there. */
export function findMissingResources(site: BuiltSite): Problem[] {
  const origin = originOf(site);
  const check = (where: string, from: string, url: string): Problem[] => {
    const target = resolveTarget(site, origin, from, url);
    if (target.kind === "outside") return [{ where, what: `fetches "${url}" from another host` }];
    if (target.kind === "broken") return [{ where, what: `"${url}": ${target.why}` }];
    if (target.kind === "inside" && !target.file) return [{ where, what: `no file for "${url}"` }];
    return [];
  };
  const ofPages = site.pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      [...fetchedBy(element), ...cardsOf(element)].flatMap((url) =>
        check(placeOf(page, element), page.address, url),
      ),
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
  const single = [
    ...[value("src"), value("poster"), value("data"), value("data-start")],
    ...(value("srcset")?.split(",") ?? []),
    ...(value("data-files")?.split(" ") ?? []),
  ];
  if (name === "link" && !relsOf(element).some((rel) => namingLinks.includes(rel))) {
    single.push(value("href"));
  }
  if (["image", "use"].includes(name)) single.push(value("href"), value("xlink:href"));
  return single
    .map((url) => url?.trim().split(/\s+/)[0] ?? "")
    .filter((url) => url !== "" && !url.startsWith("#"));
}

function cardsOf({ name, attributes }: PageElement): string[] {
  const property = attributes.get("property") ?? attributes.get("name") ?? "";
  const content = attributes.get("content");
  return name === "meta" && content && socialCards.includes(property) ? [content] : [];
}

function urlsOfSheet(css: string): string[] {
  const urls = css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g);
  return [...urls].map((match) => match[1] ?? match[2] ?? "");
}
