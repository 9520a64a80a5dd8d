import { at, type Problem } from "../problem.ts";
import { type BuiltSite, problemsOf, resolveTarget } from "./built-site.ts";

/** Links in the head that only name a place and fetch nothing; those may lead to other hosts. */
const NAMING = ":is([rel~=canonical i], [rel~=author i], [rel~=license i], [rel~=me i])";
const CARD = '[property="og:image"], [property="og:url"], [name="twitter:image"]';

/** What makes the browser fetch something, and the attribute that says what. */
const FETCHING = {
  src: "[src]",
  poster: "[poster]",
  data: "[data]",
  srcset: "[srcset]",
  "data-start": "[data-start]",
  "data-files": "[data-files]",
  href: `:is(link:not(${NAMING}), image, use)[href]`,
  content: `:is(${CARD})[content]`,
};

/** Whatever a page or a style sheet makes the browser fetch comes from this site, and is there. */
export function findMissingResources(site: BuiltSite): Problem[] {
  const faultsOf = (text: string, separator: RegExp | string, from: string) =>
    text.split(separator).flatMap((part) => {
      // In `srcset` the width follows.
      const [href = ""] = part.trim().split(/\s/);
      const { url, isInside, file } = resolveTarget(site, href, from);
      if (href === "" || href.startsWith("#") || file) return [];
      if (isInside || !url) return [`no file for "${href}"`];
      return url.protocol.startsWith("http") ? [`fetches "${href}" from another host`] : [];
    });
  const ofPages = Object.entries(FETCHING).flatMap(([attribute, selector]) =>
    problemsOf(site, selector, ({ attribs }, { address }) =>
      faultsOf(attribs[attribute] ?? "", attribute === "srcset" ? "," : /\s/, address),
    ),
  );
  const ofSheets = [...site.files]
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => {
      const urls = String(site.read(file)).matchAll(/(?:url\(\s*["']?|@import\s*["'])([^"')]+)/g);
      return [...urls].flatMap(([, url = ""]) => faultsOf(url, /\s/, `/${file}`)).map(at(file));
    });
  return [...ofPages, ...ofSheets];
}
