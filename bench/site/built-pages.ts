import { type BuiltSite, canonicalPage, readBuiltSite } from "../../checks/built/built-site.ts";
import { find, type Page } from "../../checks/built/page.ts";

export function builtSite(): BuiltSite {
  return readBuiltSite("dist");
}

/** Every page once, at its canonical address. */
export function canonicalPages(site = builtSite()): readonly Page[] {
  return site.pages.filter((page) => canonicalPage(site, page) === page);
}

/** A page of each kind. Two pages are of one kind if they have the same islands and differ only in the last part of the address. */
export function pagesOfKinds(): readonly Page[] {
  const kinds = new Map<string, Page>();
  for (const page of canonicalPages()) {
    const parts = page.address.split("/");
    const folder = parts.length > 2 ? parts.slice(0, -1) : parts;
    const islands = find(page, "site-island").map(
      ({ attribs }) => attribs["data-name"] ?? attribs["data-script"],
    );
    const kind = `${folder.join("/")} ${[...new Set(islands)].sort()}`;
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}
