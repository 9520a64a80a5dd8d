import { type ContentProblem, nearest } from "./content-problem.ts";
import { decoded } from "./decoded.ts";
import type { FieldValue } from "./findings.ts";
import { type UnpublishedItem, unpublishedItem, unpublishedRemedy } from "./publication.ts";
import type { ContentRedirect } from "./read-content.ts";

/** The pages of the site, as far as they are known. Problems of the content may hide pages. */
export interface SitePages {
  /** The decoded addresses of pages and of other files that texts may link to. */
  addresses: ReadonlySet<string>;
  /** False only if there is certainly no page at the address. */
  has(path: string): boolean;
  /** The ids on a page that the fragment of a link can name. Undefined if they are not known. */
  anchors(path: string): Anchors;
  /** The same for the page of an item, by its content file. */
  anchorsOfFile(file: string): Anchors;
  redirects: readonly ContentRedirect[];
  /** For a translation: the decoded addresses of the default language. */
  originalAddresses?: ReadonlySet<string> | undefined;
  /** The target of a redirect from the address. Undefined if there is no redirect. */
  leadsTo(path: string): string | undefined;
}
type Anchors = ReadonlySet<string> | undefined;

/**
 * Says what is wrong with a link.
 *
 * @param unpublished the items that the site leaves out
 * @param anchors the ids of the text that contains the link
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
  // A link to an unpublished target is right if the target is published no later than the text with the link.
  if (source && target.publication <= source.publication) return [];
  return [{ ...link, remedy: unpublishedRemedy(target) }];
}

function withoutQueryAndHash(href: string): string {
  return href.replace(/[?#].*$/, "");
}

/** An absolute address: a page of another site, a mailbox or a telephone. */
const ABSOLUTE_ADDRESS =
  /^(https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/.*)?|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]+)$/i;

/** What to do about an address such as `/about#story` or `https://example.com`. Undefined if it is right. */
function linkRemedy(href: string, pages: SitePages, anchors: Anchors): string | undefined {
  // The reader has reported an unknown token such as {email}, or a site.yaml that it cannot read.
  if (/\{\w+\}/.test(href)) return undefined;
  if (href.startsWith("#")) return anchorRemedy(href, anchors);
  if (/^\/(?!\/)/.test(href)) return pageRemedy(href, pages);
  if (ABSOLUTE_ADDRESS.test(href)) return undefined;
  if (/^[^\s@/:]+@[^\s@/]+$/.test(href)) return `write mailto:${href}`;
  // The page that ./about, ../about, //about or about probably means.
  const page = `/${href.replace(/^(\.{0,2}\/)+/, "")}`;
  if (pages.addresses.has(withoutQueryAndHash(page))) {
    return `write ${page}, with a slash before it`;
  }
  if (/^(https?:|[\w-]+(\.[\w-]+)+|\/\/)/i.test(href)) {
    return "write the whole address, beginning with https://";
  }
  return "link to a page such as /contact, or to an address that begins with https://, mailto: or tel:";
}

/** What to do about an address of this site. Undefined if it is right. */
function pageRemedy(href: string, pages: SitePages): string | undefined {
  const path = decoded(withoutQueryAndHash(href));
  const [hash] = /#.*/s.exec(href) ?? [];
  if (pages.has(path)) return hash ? anchorRemedy(hash, pages.anchors(path)) : undefined;
  const target = pages.leadsTo(path);
  if (target) return `link to ${target}, to which this address redirects`;
  if (pages.originalAddresses?.has(path)) {
    return "translate that page, or link to a page of this language: only the default language has it; a field that is left out leads where the original leads";
  }
  // Another site may have ended this address with /index.html, .html or a slash.
  const plainPath = path.replace(/(\/index)?(\.html)?\/?$/, "");
  const meant = nearest(plainPath, pages.addresses);
  return `link to a page that exists${meant ? `; did you mean ${meant}?` : ", such as /contact"}`;
}

/** What to do about the fragment of a link, such as `#story`. Undefined if it is right, or if the ids are not known. */
function anchorRemedy(hash: string, anchors: Anchors): string | undefined {
  const id = decoded(hash.slice(1));
  if (!anchors || id === "top" || anchors.has(id)) return undefined;
  if (anchors.size === 0) return "remove the part after #: the page has no headings to link to";
  const meant = nearest(id, anchors);
  const known = [...anchors].map((anchor) => `#${anchor}`).join(", ");
  return `there is no such part of the page; ${meant ? `did you mean #${meant}?` : `it has ${known}`}`;
}
