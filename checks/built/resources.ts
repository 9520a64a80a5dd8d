import { at, type Problem } from "../problem.ts";
import { type BuiltSite, problemsOf, resolveTarget } from "./built-site.ts";
import type { PageElement } from "./page.ts";

/** Links in the head that only name a place and fetch nothing; those may lead to other hosts. */
const NAMING = ["canonical", "author", "license", "me"].map((rel) => `[rel~="${rel}" i]`);
const CARDS = ["og:image", "og:url", "twitter:image"].map(
  (name) => `[property="${name}"], [name="${name}"]`,
);

/** What makes the browser fetch something, and the attribute that says what. */
const FETCHING = {
  src: "[src]",
  poster: "[poster]",
  data: "[data]",
  srcset: "[srcset]",
  "data-start": "[data-start]",
  "data-files": "[data-files]",
  href: `:is(link:not(${NAMING}), image, use)[href]`,
  content: `:is(${CARDS})[content]`,
};

/** Whatever a page or a style sheet makes the browser fetch comes from this site, and is there. */
export function findMissingResources(site: BuiltSite): Problem[] {
  const faultOf = (url: string, from: string): string[] => {
    const target = resolveTarget(site, url, from);
    if (target.kind === "outside") return [`fetches "${url}" from another host`];
    if (target.kind === "other" || (target.kind === "inside" && target.file)) return [];
    return [`no file for "${url}"`];
  };
  const ofPages = Object.entries(FETCHING).flatMap(([attribute, selector]) =>
    problemsOf(site, selector, (element, page) =>
      urlsOf(element, attribute).flatMap((url) => faultOf(url, page.address)),
    ),
  );
  const sheets = [...site.files].filter((file) => file.endsWith(".css"));
  const ofSheets = sheets.flatMap((file) => {
    const css = site.read(file).toString("utf8");
    const urls = css.matchAll(/(?:url\(\s*["']?|@import\s*["'])([^"')]+)/g);
    return [...urls].flatMap(([, url = ""]) => faultOf(url.trim(), `/${file}`)).map(at(file));
  });
  return [...ofPages, ...ofSheets];
}

function urlsOf({ attribs }: PageElement, attribute: string): string[] {
  const parts = attribs[attribute]?.split(attribute === "srcset" ? "," : " ") ?? [];
  const urls = parts.map((part) => part.trim().split(/\s+/)[0] ?? "");
  return urls.filter((url) => url !== "" && !url.startsWith("#"));
}
