import { content } from "#app/collections/content.ts";
import type { PageHead } from "#app/lib/page-head.ts";
import { cardOf } from "#app/seo/cards/social-cards.ts";
import { pageAt } from "./pages.ts";

/** An address of the site in full. Percent-encodes what an address may not hold. */
export function absoluteUrl(path: string): string {
  return encodeURI(`${content().site.url}${path === "/" ? "/" : path}`);
}

/**
 * What the head of a page says.
 *
 * @param path the page's address, decoded
 * @throws RangeError when there is no such page
 */
export function headOf(path: string): PageHead {
  const record = pageAt(path);
  const { site } = content();
  const card = cardOf(record);
  return {
    title:
      record.kind === "home" && record.path === "/"
        ? `${site.name}: ${record.title}`
        : `${record.title} | ${site.name}`,
    description: record.description,
    canonical: absoluteUrl(record.canonical),
    card: absoluteUrl(card.path),
    cardAlt: card.title,
    siteName: site.name,
    type: record.kind === "insight" ? "article" : "website",
    ...(record.canonical === record.path && !record.isIndexed && { isHidden: true }),
  };
}
