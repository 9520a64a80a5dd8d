import type { ContentProblem } from "#app/model/content-problem.ts";
import { isInsightFile } from "#app/model/insight-lists.ts";
import { duplicateProblem } from "#app/model/items.ts";
import { entriesByPath, type PageEntry } from "./page-index.ts";

type Part = "path" | "title" | "description";

/** Reports each two pages with the same address, title or description. In search results they would look the same. */
export function findDuplicates(entries: readonly PageEntry[]): ContentProblem[] {
  // Two pages at the same address are reported only once.
  const distinct = [...entriesByPath(entries).values()];
  const canonical = distinct.filter(({ path, canonical }) => path === canonical);
  return [
    ...duplicatesOf(entries, "path"),
    ...duplicatesOf(canonical, "title"),
    ...duplicatesOf(canonical, "description"),
  ];
}

function duplicatesOf(entries: readonly PageEntry[], part: Part): ContentProblem[] {
  const first = new Map<string, PageEntry>();
  const problems: ContentProblem[] = [];
  for (const entry of entries) {
    const earlier = first.get(entry[part]);
    if (earlier) problems.push(problemOf(earlier, entry, part));
    else first.set(entry[part], entry);
  }
  return problems;
}

/**
 * A problem of the page that the editor should change: a page whose file states the address, else the page of an item, and
 * of two items the newer one.
 */
function problemOf(earlier: PageEntry, later: PageEntry, part: Part): ContentProblem {
  const isLaterChanged = later.kind.addressField || (later.file && !earlier.kind.addressField);
  const [changed, other] = isLaterChanged ? [later, earlier] : [earlier, later];
  return part === "path" ? pathProblem(changed, other) : textProblem(changed, other, part);
}

function pathProblem(changed: PageEntry, other: PageEntry): ContentProblem {
  const { path: value, id } = changed;
  const { addressField } = changed.kind;
  const file = fileOf(changed);
  if (addressField) {
    const remedy = `write another address: ${value} is that of the page "${other.name}"`;
    return { file, field: addressField, value, remedy };
  }
  if (changed.file && other.file) {
    return { ...duplicateProblem("id", other.file, changed.file), value: id };
  }
  const remedy = `add another id: ${value} is the address of the page "${other.name}"`;
  return { file, field: "id", value: id, remedy };
}

function textProblem(
  changed: PageEntry,
  other: PageEntry,
  part: Exclude<Part, "path">,
): ContentProblem {
  const file = fileOf(changed);
  // The title and the description of an insight are fields of their own. Every other page has them in its field `meta`.
  const field = isInsightFile(file) ? part : `meta.${part}`;
  const value = changed[part];
  if (changed.file && other.file) {
    return { ...duplicateProblem(field, other.file, changed.file), value };
  }
  const remedy = `write another one: the page ${other.path} has the same`;
  return { file, field, value, remedy };
}

/** The file of an item, or the place of the files of all other pages. */
function fileOf({ file, path }: PageEntry): string {
  return file ?? `content/pages (${path})`;
}
