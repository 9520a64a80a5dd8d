import type { Problem } from "../problem.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { type PageElement, placeOf, relsOf } from "./page.ts";

/** Links in the head that only name a place and fetch nothing; those may lead to other hosts. */
const namingLinks = ["canonical", "author", "license", "me"];
const socialCards = ["og:image", "og:url", "twitter:image"];

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
