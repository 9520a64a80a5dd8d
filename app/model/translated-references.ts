import type { z } from "zod";
import { valueAt } from "./content-source.ts";
import { leavesOf } from "./fields/field-leaves.ts";
import type { ReferenceMeaning } from "./fields/meaning.ts";

/** Gives the value of an inherited reference in the translation. Undefined if the translation lacks the item. */
export type TranslateReference = (meaning: ReferenceMeaning, value: string) => string | undefined;

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
