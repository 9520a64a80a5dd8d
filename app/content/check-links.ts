import { redirectsOf } from "../../hosting/redirects.ts";
import type { Move } from "./content.ts";
import { nearest } from "./content-problem.ts";

/** The pages of the site, as far as they are known while the content may have faults. */
export interface SitePages {
  /** Their addresses, and those of other files that texts may link to; decoded. */
  addresses: ReadonlySet<string>;
  /** False only where there is no page for certain. */
  has(path: string): boolean;
  /** The ids of a page, which links can end in; undefined where they are not known. */
  anchors(path: string): ReadonlySet<string> | undefined;
  moves: readonly Move[];
}

const WHOLE = "write the whole address, beginning with https://";

/**
 * What to do about the address of a link; undefined when nothing is wrong.
 *
 * @param href as it is written, e.g. `/about#story`, `https://example.com`, `#part`
 * @param anchors the ids on the page where the link stands, where they are known
 */
export function linkRemedy(
  href: string,
  pages: SitePages,
  anchors?: ReadonlySet<string>,
): string | undefined {
  if (href.startsWith("#")) return anchorRemedy(href, anchors);
  if (/^\/(?!\/)/.test(href)) return pageRemedy(href, pages);
  if (/^https?:/i.test(href)) {
    const { hostname = "" } = URL.parse(href) ?? {};
    const isWhole = /^https?:\/\/[^/]/i.test(href) && /^[^.\s]+(\.[^.\s]+)+$/.test(hostname);
    return isWhole ? undefined : WHOLE;
  }
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]+)$/.test(href)) return undefined;
  if (/^[^\s@/:]+@[^\s@/]+$/.test(href)) return `write mailto:${href}`;
  const page = `/${href.replace(/^(\.{0,2}\/)+/, "")}`;
  if (pages.addresses.has(page.replace(/[?#].*$/, "")))
    return `write ${page}, with a slash before it`;
  if (/^([\w-]+(\.[\w-]+)+|\/\/)/.test(href)) return WHOLE;
  return "link to a page such as /contact, or to an address that begins with https://, mailto: or tel:";
}

function pageRemedy(href: string, pages: SitePages): string | undefined {
  const path = decoded(href.replace(/[?#].*$/, ""));
  const hash = href.replace(/^[^#]*/, "");
  if (pages.has(path)) return hash ? anchorRemedy(hash, pages.anchors(path)) : undefined;
  const moved = redirectsOf(pages.moves).find(({ from }) => from === path);
  if (moved) return `link to ${moved.to}, where this address leads on to`;
  const plain = path.replace(/(\/index)?(\.html)?\/?$/, "");
  const meant = nearest(plain, pages.addresses);
  return `link to a page that exists${meant ? `; did you mean ${meant}?` : ", such as /contact"}`;
}

function anchorRemedy(hash: string, anchors?: ReadonlySet<string>): string | undefined {
  const id = decoded(hash.slice(1));
  if (!anchors || id === "top" || anchors.has(id)) return undefined;
  if (anchors.size === 0) return "remove the part after #: the page has no headings to link to";
  const meant = nearest(id, anchors);
  const others = [...anchors].map((anchor) => `#${anchor}`).join(", ");
  const hint = meant ? `did you mean #${meant}?` : `it has ${others}`;
  return `there is no such part of the page; ${hint}`;
}

/** What stands in an address; what is no encoding of letters, as it is written. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
