import { sharedUrl } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";

/**
 * The addresses of a page in every language that has it, and `x-default` for visitors of other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). Empty if only one language has it.
 */
export function alternatesOf({
  languages,
  isIndexed,
}: PageRecord): { tag: string; href: string }[] {
  const translated = languages.filter(({ isTranslated }) => isTranslated);
  if (!isIndexed || translated.length < 2) return [];
  const alternates = translated.map(({ tag, path }) => ({ tag, href: sharedUrl(path) }));
  const [original] = alternates;
  return original ? [...alternates, { tag: "x-default", href: original.href }] : [];
}
