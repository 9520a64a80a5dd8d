import { sharedUrl } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";

/**
 * The addresses of a page in every language in which search engines may keep it, and `x-default` for visitors of other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). Empty if there is only one.
 */
export function alternatesOf({
  languages,
  isIndexed,
}: PageRecord): { tag: string; href: string }[] {
  const indexed = languages.filter((language) => language.isIndexed);
  if (!isIndexed || indexed.length < 2) return [];
  const alternates = indexed.map(({ tag, path }) => ({ tag, href: sharedUrl(path) }));
  const [original] = alternates;
  return original ? [...alternates, { tag: "x-default", href: original.href }] : [];
}
