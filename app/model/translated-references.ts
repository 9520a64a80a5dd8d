import type { z } from "zod";
import { valueAt } from "./content-source.ts";
import { leavesOf } from "./fields/field-leaves.ts";
import type { ReferenceMeaning } from "./fields/meaning.ts";

/** Gives the value of an inherited reference in the translation. Undefined if the translation lacks the item. */
export type TranslateReference = (meaning: ReferenceMeaning, value: string) => string | undefined;

/** The inherited references to items that a translation lacks, which were removed with what they stand in. */
export interface RemovedReferences {
  /** The references of removed entries, by list. */
  entries: Map<string, string[]>;
  /** The reference in each removed group, by group. */
  groups: Map<string, string>;
  /** The lists of `entries` that have no entry left, and that a file must have. */
  emptiedLists: string[];
}

/** Nothing was removed. */
export function noneRemoved(): RemovedReferences {
  return { entries: new Map(), groups: new Map(), emptiedLists: [] };
}

/** A field of a group that is no entry of a list: `closing` of `closing.leader`. */
const FIELD_OF_GROUP = /^(.*[^\]])\.[^.[\]]+$/;

/** An entry of a list, or a field of an entry: list and index of `cards[2]` and of `cards[2].service`. */
const ENTRY_OF_LIST = /^(.*)\[(\d+)\](?:\.[^.[\]]+)?$/;

/** The last part of a path, and what is before it: `links[1]` and `href` of `links[1].href`, `links` and `1` of `links[1]`. */
const LAST_PART = /^(.*?)[.[]?([^.[\]]+)\]?$/;

/**
 * Replaces inherited references in the fields of a file. An entry of a list that refers to an item that the translation lacks
 * is removed, whether it is the reference or holds it. A group that holds such a reference is removed if the schema allows
 * that. Any other field keeps its value, and the check of references reports it.
 *
 * @param fields of the file; changed in place
 * @returns what was removed
 */
export function translateReferences(
  schema: z.ZodType,
  fields: unknown,
  isInherited: (field: string) => boolean,
  translate: TranslateReference,
): RemovedReferences {
  const removed = noneRemoved();
  // From the end, so that the indexes of the entries before a removed entry stay right.
  for (const { path, value, meaning } of leavesOf(schema, fields).reverse()) {
    if (meaning?.kind !== "reference" || typeof value !== "string" || !isInherited(path)) continue;
    const translated = translate(meaning, value);
    if (translated !== undefined) {
      setValue(fields, path, translated);
      continue;
    }
    const [, groupPath = ""] = FIELD_OF_GROUP.exec(path) ?? [];
    if (groupPath !== "" && isOptional(schema, fields, groupPath)) {
      setValue(fields, groupPath, undefined);
      removed.groups.set(groupPath, value);
      continue;
    }
    const [, listPath = "", index = ""] = ENTRY_OF_LIST.exec(path) ?? [];
    const list = listPath === "" ? undefined : valueAt(fields, listPath);
    if (!Array.isArray(list)) continue;
    list.splice(Number(index), 1);
    removed.entries.set(listPath, [value, ...(removed.entries.get(listPath) ?? [])]);
  }
  const emptied = [...removed.entries.keys()].filter((path) => isEmptyList(valueAt(fields, path)));
  removed.emptiedLists = emptied.filter((path) => !isOptional(schema, fields, path));
  return removed;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Whether the schema accepts the fields of a file without a group or a list. Faults elsewhere do not matter. */
function isOptional(schema: z.ZodType, fields: unknown, partPath: string): boolean {
  const rest = structuredClone(fields);
  setValue(rest, partPath, undefined);
  const issues = schema.safeParse(rest).error?.issues ?? [];
  // Zod counts an index as a part of the path: `cards.2.link`.
  const partInIssues = partPath.replaceAll(/\[(\d+)\]/g, ".$1");
  return issues.every(({ path }) => path.join(".") !== partInIssues);
}

/** Sets a field that may be in a group or in a list. An undefined value removes the field of a group. */
function setValue(fields: unknown, path: string, value: unknown): void {
  const [, parentPath = "", name = ""] = LAST_PART.exec(path) ?? [];
  const parent = Object(parentPath === "" ? fields : valueAt(fields, parentPath));
  if (value === undefined) delete parent[name];
  else parent[name] = value;
}
