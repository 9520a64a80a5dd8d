import { listPath } from "./insight-lists.ts";

interface Link {
  label: string;
  href: string;
}

/** One of the addresses under which an insight answers. */
export interface InsightAddress {
  folder: string;
  /** The route's id. No text of the site is likely to hold it, see `app/outputs/alias-pages.ts`. */
  route: string;
  /** The list that the page leads back to (specification, section 2: Insight detail). */
  back: Link;
}

const toArticles: Link = { label: "Back to articles", href: listPath("articles") };
const toBlogs: Link = { label: "Back to blogs", href: listPath("blogs") };
const toInsights: Link = { label: "Back to insights", href: listPath("insights") };

/** Every address of an insight; the page differs only in where its back button leads (decision 3 of docs/decisions). */
export const INSIGHT_ADDRESSES: readonly InsightAddress[] = [
  { folder: "/insights/articles", route: "insight-of-articles", back: toArticles },
  { folder: "/insights/blogs", route: "insight-of-blogs", back: toBlogs },
  { folder: "/insights", route: "insight-of-all", back: toInsights },
  { folder: "/blogs", route: "insight-of-feed", back: toBlogs },
];

/**
 * The kind of address that a page of an insight has.
 *
 * @param path with or without a slash at its end
 * @throws RangeError when no insight can have that address
 */
export function insightAddress(path: string): InsightAddress {
  const folder = path.replace(/\/[^/]*\/?$/, "");
  const address = INSIGHT_ADDRESSES.find((candidate) => candidate.folder === folder);
  if (!address) throw new RangeError(`No insight has an address like ${path}`);
  return address;
}
