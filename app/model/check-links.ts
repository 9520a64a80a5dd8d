import { unescape as decoded } from "node:querystring";
import { type ContentProblem, nearest } from "./content-problem.ts";
import { type UnpublishedItem, unpublishedItem, unpublishedRemedy } from "./publication.ts";
import type { ContentRedirect } from "./read-content.ts";
import type { FieldValue } from "./reader.ts";

/** The pages of the site, as far as they are known while the content may have problems. */
export interface SitePages {
  /** Their addresses, and those of other files that texts may link to; decoded. */
  addresses: ReadonlySet<string>;
  /** False only where there is certainly no page. */
  has(path: string): boolean;
  /** The ids of a page, which links can end in; undefined where they are not known. */
  anchors(path: string): Anchors;
  redirects: readonly ContentRedirect[];
  /** Where an address without a page leads on; undefined where it does not. */
  leadsTo(path: string): string | undefined;
}
type Anchors = ReadonlySet<string> | undefined;

/**
 * What is wrong with a link.
 *
 * @param unpublished items that the site leaves out
 * @param anchors the ids of the text in which the link stands
 */
export function linkProblems(
  link: FieldValue,
  pages: SitePages,
  unpublished: readonly UnpublishedItem[],
  anchors?: Anchors,
): ContentProblem[] {
  const remedy = linkRemedy(link.value, pages, anchors);
  if (!remedy) return [];
  const path = withoutQueryAndHash(link.value);
  const target = path.startsWith("/") ? unpublishedItem(unpublished, path) : undefined;
  if (!target) return [{ ...link, remedy }];
  const source = unpublished.find(({ file }) => file === link.file);
  // A target that is published no later than the text that links to it is fine.
  if (source && target.publication <= source.publication) return [];
  return [{ ...link, remedy: unpublishedRemedy(target) }];
}

function withoutQueryAndHash(href: string): string {
  return href.replace(/[?#].*$/, "");
}

/** A whole address: of a page elsewhere, of a mailbox or of a telephone. */
const ABSOLUTE_ADDRESS =
  /^(https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/.*)?|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]+)$/i;

/** What to do about an address such as `/about#story` or `https://example.com`; undefined when it is right. */
function linkRemedy(href: string, pages: SitePages, anchors: Anchors): string | undefined {
  // A token such as {email} that is not known is reported by the reader, unless site.yaml itself cannot be read.
  if (/\{\w+\}/.test(href)) return undefined;
  if (href.startsWith("#")) return anchorRemedy(href, anchors);
  if (/^\/(?!\/)/.test(href)) return pageRemedy(href, pages);
  if (ABSOLUTE_ADDRESS.test(href)) return undefined;
  if (/^[^\s@/:]+@[^\s@/]+$/.test(href)) return `write mailto:${href}`;
  const page = `/${href.replace(/^(\.{0,2}\/)+/, "")}`;
  if (pages.addresses.has(withoutQueryAndHash(page))) {
    return `write ${page}, with a slash before it`;
  }
  if (/^(https?:|[\w-]+(\.[\w-]+)+|\/\/)/i.test(href)) {
    return "write the whole address, beginning with https://";
  }
  return "link to a page such as /contact, or to an address that begins with https://, mailto: or tel:";
}

function pageRemedy(href: string, pages: SitePages): string | undefined {
  const [, encodedPath = "", hash] = /^([^?#]*)[^#]*(#.*)?$/.exec(href) ?? [];
  const path = decoded(encodedPath);
  if (pages.has(path)) return hash ? anchorRemedy(hash, pages.anchors(path)) : undefined;
  const target = pages.leadsTo(path);
  if (target) return `link to ${target}, where this address leads on to`;
  const plainPath = path.replace(/(\/index)?(\.html)?\/?$/, "");
  const meant = nearest(plainPath, pages.addresses);
  return `link to a page that exists${meant ? `; did you mean ${meant}?` : ", such as /contact"}`;
}

function anchorRemedy(hash: string, anchors: Anchors): string | undefined {
  const id = decoded(hash.slice(1));
  if (!anchors || id === "top" || anchors.has(id)) return undefined;
  if (anchors.size === 0) return "remove the part after #: the page has no headings to link to";
  const meant = nearest(id, anchors);
  const known = [...anchors].map((anchor) => `#${anchor}`).join(", ");
  return `there is no such part of the page; ${meant ? `did you mean #${meant}?` : `it has ${known}`}`;
}
