import { quoted } from "#app/base/quotation-marks.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { type Content, content, type Insight } from "#app/model/content.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import { wordsOf } from "#app/model/words.ts";
import { pageNames } from "#app/routes/interface-words.ts";

/** What a single item of a list is called, such as "Article" or "Research report". */
export function insightTypeName({ list }: Pick<Insight, "list">, of: Content = content()): string {
  const names = wordsOf(pageNames, of);
  if (list === "articles") return names.article;
  if (list === "blogs") return names.blog;
  const declared = listOf(list, of);
  return declared?.itemName ?? declared?.heading ?? list;
}

/**
 * The name of a list in the link that leads back to it. In a translation its heading stands in quotation marks, so that it
 * fits into the sentence of any language.
 */
export function listName(list: string, of: Content = content()): string {
  const { language } = of;
  const isTranslation = language.prefix !== "";
  if (!isTranslation && LISTS_NAMED_BY_ID.includes(list)) return list;
  const heading = listOf(list, of)?.heading ?? list;
  return isTranslation ? quoted(heading, language.tag) : heading;
}

/** The links back to these lists say "Back to articles" (product 8.6). */
const LISTS_NAMED_BY_ID = [ALL_INSIGHTS, "articles", "blogs"];

function listOf(list: string, of: Content) {
  return insightListsContent(of).lists.find(({ id }) => id === list);
}
