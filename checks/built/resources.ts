import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { prefixed, problemsOf } from "./page.ts";

/** Links in the head that name an address and fetch nothing. They may lead to other hosts. */
const NAMING = ":is([rel~=canonical i], [rel~=author i], [rel~=license i], [rel~=me i])";

/** Elements and attributes that make a browser, or a program that shows a shared link, fetch something. */
const FETCHING = {
  "*": ["src", "poster", "data", "srcset", "data-start", "data-files"],
  [`link:not(${NAMING}), image, use`]: ["href"],
  '[property="og:image"], [property="og:url"], [name="twitter:image"]': ["content"],
};

/** Finds what a page or a style sheet makes the browser fetch from another host, and what does not exist. */
export function findMissingResources(site: BuiltSite): string[] {
  const faultsOf = (text: string, from: string) =>
    text.split(/,?\s+/).flatMap((href) => {
      const { url, isInside, file } = resolveTarget(site, href, from);
      // In `srcset` a width follows each address.
      if (file || /^(#.*|[\d.]+[wx])?$/.test(href)) return [];
      if (isInside || !url) return [`no file for "${href}"`];
      return url.protocol.startsWith("http") ? [`fetches "${href}" from another host`] : [];
    });
  const ofPages = Object.entries(FETCHING).flatMap(([selector, names]) =>
    problemsOf(site, selector, ({ attribs }, { address }) =>
      names.flatMap((name) => faultsOf(attribs[name] ?? "", address)),
    ),
  );
  const sheets = [...site.files].filter((file) => file.endsWith(".css"));
  const ofSheets = sheets.flatMap((file) => {
    const urls = String(site.read(file)).matchAll(/(?:url\(\s*["']?|@import\s*["'])([^"')]+)/g);
    return [...urls].flatMap(([, url = ""]) => faultsOf(url, `/${file}`)).map(prefixed(file));
  });
  return [...ofPages, ...ofSheets];
}
