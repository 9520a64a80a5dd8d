import { type BuiltSite, canonicalPage, readBuiltSite } from "../../checks/built/built-site.ts";
import { find, type Page } from "../../checks/built/page.ts";

export function builtSite(): BuiltSite {
  return readBuiltSite("dist");
}

/** Every page once: not the further addresses of a page that names another one as its own. */
export function ownPages(site = builtSite()): readonly Page[] {
  return site.pages.filter((page) => canonicalPage(site, page) === page);
}

/** One page of each kind: pages are alike when only the end of their addresses differs and they have the same islands. */
export function pagesOfKinds(): readonly Page[] {
  const kinds = new Map<string, Page>();
  for (const page of ownPages()) {
    const parts = page.address.split("/");
    const folder = parts.length > 2 ? parts.slice(0, -1) : parts;
    const islands = find(page, "site-island").map(({ attribs }) => attribs["data-name"]);
    const kind = `${folder.join("/")} ${[...new Set(islands)].sort()}`;
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}
