import type { Content } from "./content.ts";
import { type ContentSource, valueAt } from "./content-source.ts";
import { itemName } from "./items.ts";
import { itemsOf, nameOf } from "./references.ts";
import { pathInContent } from "./source-file.ts";
import type { TranslateReference } from "./translated-references.ts";

type ItemWithFile = ReturnType<typeof itemsOf>[number] & { file: string };

/**
 * Translates references to items: the id stays, the title becomes that of the translated item.
 *
 * @param original the content of the default language
 * @param source the files of the translation
 */
export function referenceTranslator(original: Content, source: ContentSource): TranslateReference {
  return ({ to, by }, value) => {
    if (to === "categories") return translatedCategory(original, source, value);
    // Every collection but that of the categories has a file for each item.
    const items = itemsOf(to, original) as readonly ItemWithFile[];
    const item = items.find((item) => (by === "title" ? nameOf(item) : item.id) === value);
    const path = item ? pathInContent(item.file) : "";
    if (!item || !source.has(path)) return undefined;
    if (by === "id") return value;
    const fields = source.read(path, []).yaml.value;
    return String(itemName(Object(fields)) ?? value);
  };
}

/** The category at the same place of the translated list. */
function translatedCategory(
  { site }: Content,
  source: ContentSource,
  value: string,
): string | undefined {
  const index = site.categories.indexOf(value);
  const translated = valueAt(source.read("site.yaml", []).yaml.value, `categories[${index}]`);
  return typeof translated === "string" ? translated : undefined;
}
