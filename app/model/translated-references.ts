import type { z } from "zod";
import type { Content } from "./content.ts";
import { type ContentSource, valueAt } from "./content-source.ts";
import { leavesOf } from "./fields/field-leaves.ts";
import type { ReferenceMeaning } from "./fields/meaning.ts";
import { itemsOf, nameOf } from "./references.ts";

/** Gives the value of an inherited reference in the translation. Undefined if the translation lacks the item. */
export type TranslateReference = (meaning: ReferenceMeaning, value: string) => string | undefined;

/**
 * Translates references to items: the id stays, the title becomes that of the translated item.
 *
 * @param original the content of the default language
 * @param source the files of the translation
 */
export function referenceTranslator(original: Content, source: ContentSource): TranslateReference {
  return ({ to, by }, value) => {
    if (to === "categories") return translatedCategory(original, source, value);
    const items = itemsOf(to, original) as readonly (ReturnType<typeof itemsOf>[number] & {
      file: string;
    })[];
    const item = items.find((item) => (by === "title" ? nameOf(item) : item.id) === value);
    const path = item?.file.replace("content/", "") ?? "";
    if (!item || !source.has(path)) return undefined;
    if (by === "id") return value;
    const fields = source.read(path, []).yaml.value;
    return String(valueAt(fields, "name") ?? valueAt(fields, "title") ?? value);
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

/**
 * Replaces inherited references in the fields of a file. An entry of a list whose item the translation lacks is removed.
 * A field of its own keeps its value, and the check of references reports it.
 *
 * @param fields of the file; changed in place
 */
export function translateReferences(
  schema: z.ZodType,
  fields: unknown,
  isInherited: (field: string) => boolean,
  translate: TranslateReference,
): void {
  // From the end, so that the indexes of the entries before a removed entry stay right.
  for (const { path, value, meaning } of leavesOf(schema, fields).reverse()) {
    if (meaning?.kind !== "reference" || typeof value !== "string" || !isInherited(path)) continue;
    const translated = translate(meaning, value);
    const [, parentPath = "", name = ""] = /^(.*?)[.[]?([^.[\]]+)\]?$/.exec(path) ?? [];
    const parent = parentPath === "" ? fields : valueAt(fields, parentPath);
    if (translated !== undefined) Object(parent)[name] = translated;
    else if (Array.isArray(parent)) parent.splice(Number(name), 1);
  }
}
