import { statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { slugOf } from "#app/base/slug.ts";
import type { ContentProblem } from "./content-problem.ts";
import { id } from "./fields/building-blocks.ts";
import type { Entry, Findings } from "./findings.ts";
import { originalPath } from "./language.ts";
import type { Item } from "./publication.ts";
import type { HasIdAndFile } from "./schemas/shared.ts";
import { contentRoot, isBeingWritten, pathInContent } from "./source-file.ts";

const ID = id();

/** The fields that give an item its id. */
const NAMING_FIELDS: readonly string[] = ["id", "name", "title"] satisfies (keyof Item)[];

/** Adds file and id to the fields of each entry. Without an id, the id is made from the name or title. */
export function withIds<Fields extends Item>(
  entries: readonly Entry<Fields>[],
  findings: Pick<Findings, "problems" | "uncertainFiles" | "source" | "originalIds">,
): Entry<Fields & HasIdAndFile>[] {
  if (findings.source.folder !== "") return withOriginalIds(entries, findings.originalIds);
  const items = entries.map((entry) => {
    const { fields, file } = entry;
    const name = itemName(fields);
    const id = idOf(fields);
    if (!id && entry.isValid) {
      const remedy = `add an id, the last part of the address: none can be made from "${name}"`;
      findings.problems.push({ file, field: "id", value: undefined, remedy });
    }
    const hasNamingProblem = entry.problems.some(({ field }) => NAMING_FIELDS.includes(field));
    if (!entry.isValid && (hasNamingProblem || name === undefined)) {
      findings.uncertainFiles.add(file);
    }
    // The name of the file replaces an unknown id, so that links to the item are not reported.
    return { ...entry, fields: { ...fields, id: id || basename(file, extname(file)), file } };
  });
  findings.problems.push(...duplicateProblems(items, "id"));
  return items;
}

/** Adds file and id to the fields of each entry of a translation. An item has the id of its original. */
function withOriginalIds<Fields extends Item>(
  entries: readonly Entry<Fields>[],
  originalIds: Findings["originalIds"],
): Entry<Fields & HasIdAndFile>[] {
  return entries.map((entry) => {
    const { fields, file } = entry;
    // The check of the original has reported a file without an original.
    const id = originalIds.get(originalPath(file));
    return { ...entry, fields: { ...fields, id: id ?? basename(file, extname(file)), file } };
  });
}

/**
 * Adds file and id to the fields of each page with an address of its own. The id is the address without its first slash.
 * A page of a translation has the address of its original.
 */
export function withAddressIds<Fields extends { address: string }>(
  entries: readonly Entry<Fields>[],
  { problems, originalIds }: Pick<Findings, "problems" | "originalIds">,
): Entry<Fields & HasIdAndFile>[] {
  problems.push(...duplicateProblems(entries, "address"));
  return entries.map((entry) => {
    const { fields, file } = entry;
    const originalId = originalIds.get(originalPath(file));
    const address = originalId === undefined ? fields.address : `/${originalId}`;
    const id = String(address).slice(1);
    return { ...entry, fields: { ...fields, address, id, file } };
  });
}

/** What people call an item: a person by the name, any other item by the title. */
interface Named {
  name?: string | undefined;
  title?: string | undefined;
}

/** The name or the title of an item. Undefined if a faulty file has neither. */
export function itemName({ name, title }: Named): string | undefined {
  return name ?? title;
}

/** The id made from an item's name. Empty if the item has a wrong id or no name. */
function idFromName(item: Item): string {
  return item.id === undefined ? slugOf(String(itemName(item) ?? "")) : "";
}

/** The id of an item: the one that it states, else the one made from its name. Empty if it has none. */
export function idOf(item: Item): string {
  return ID.safeParse(item.id).data ?? idFromName(item);
}

/** Reports each entry that has the same value in a field as an earlier entry. */
export function duplicateProblems(
  entries: readonly Entry<object>[],
  field: string,
): ContentProblem[] {
  const firstFiles = new Map<unknown, string>();
  const problems: ContentProblem[] = [];
  for (const { fields, file } of entries) {
    const value: unknown = fields[field as keyof typeof fields];
    if (value === undefined) continue;
    const firstFile = firstFiles.get(value);
    if (firstFile === undefined) firstFiles.set(value, file);
    else problems.push({ ...duplicateProblem(field, firstFile, file), value });
  }
  return problems;
}

/**
 * What to do about two files with the same value in a field. The editor should change the newer file, which may be a
 * copy.
 */
export function duplicateProblem(field: string, ...files: [string, string]) {
  const [older, newer] = files.sort((a, b) => birthTime(a) - birthTime(b));
  const remedy = `these two files have the same ${field}; change it in the newer one (the other is ${older})`;
  return { file: newer, field, remedy };
}

/**
 * The time at which a file such as `content/site.yaml` was created, in milliseconds since 1970. It is 0 for a deleted
 * file. A file that somebody is writing is the newest.
 */
function birthTime(file: string): number {
  const name = pathInContent(file);
  if (isBeingWritten(name)) return Number.MAX_VALUE;
  return statSync(join(contentRoot(), name), { throwIfNoEntry: false })?.birthtimeMs ?? 0;
}
