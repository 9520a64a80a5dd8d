import type { Problem } from "../problem.ts";
import { originOf, resolveTarget } from "./addresses.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type Page, type PageElement, placeOf } from "./page.ts";

/** Links in the head that only name a place and fetch nothing; those may lead to other hosts. */
const namingLinks = ["canonical", "author", "license", "me"];
const socialCards = ["og:image", "og:url", "twitter:image"];

/** Whatever a page or a style sheet makes the browser fetch comes from this site, and is there. */
export function findResourceProblems(site: BuiltSite): Problem[] {
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

/** Style sheets that a page loads before it paints, as its links name them. */
export function linksOf(page: Page, rel: string): PageElement[] {
  return elementsOf(page, "link").filter((link) => relsOf(link).includes(rel));
}

function relsOf({ attributes }: PageElement): string[] {
  return (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
}

function fetchedBy(element: PageElement): string[] {
  const { name, attributes } = element;
  const value = (attribute: string) => attributes.get(attribute);
  const single = [value("src"), value("poster"), value("data"), value("srcset")?.split(",")].flat();
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
