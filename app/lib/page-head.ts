import type { MetaDescriptor } from "react-router";

/** What the head of a page says; addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  card: string;
  cardAlt: string;
  siteName: string;
  type: "website" | "article";
  /** Not to be found by search engines. */
  isHidden?: boolean;
}

/** The tags for a head: title, description, canonical address, social card. */
export function headTags(head: PageHead): MetaDescriptor[] {
  return [
    { title: head.title },
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: head.canonical },
    ...(head.isHidden ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:type", content: head.type },
    { property: "og:url", content: head.canonical },
    { property: "og:site_name", content: head.siteName },
    { property: "og:image", content: head.card },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: head.cardAlt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** A route's `meta`: the tags of the head that its loader returned. */
export function metaOf({ loaderData }: { loaderData?: { head: PageHead } | undefined }) {
  return loaderData ? headTags(loaderData.head) : [];
}
