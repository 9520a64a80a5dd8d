import { content, contentOfLanguages } from "#app/model/content.ts";

/**
 * The language that a form states to the receiver: the tag of the page's language. Undefined for a site with a single
 * language, whose forms state none.
 */
export function statedLanguage(): string | undefined {
  return contentOfLanguages().length > 1 ? content().language.tag : undefined;
}
