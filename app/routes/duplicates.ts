import type { ContentProblem } from "#app/model/content-problem.ts";
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
 * The page that the editor should change: a page whose file states the address, else the page of an item, and of two
 * items the newer one.
 */
function problemOf(earlier: PageEntry, later: PageEntry, part: Part): ContentProblem {
  const isLaterChanged = later.kind.addressField || (later.file && !earlier.kind.addressField);
  const [changed, other] = isLaterChanged ? [later, earlier] : [earlier, later];
  const { file = `content/pages (${changed.path})` } = changed;
  if (part === "path") {
    const { addressField } = changed.kind;
    if (addressField) {
      const remedy = `write another address: ${changed.path} is that of the page "${other.name}"`;
      return { file, field: addressField, value: changed.path, remedy };
    }
    if (changed.file && other.file)
      return { ...duplicateProblem("id", other.file, file), value: changed.id };
    const remedy = `add another id: ${changed.path} is the address of the page "${other.name}"`;
    return { file, field: "id", value: changed.id, remedy };
  }
  const field = file.startsWith("content/insights/") ? part : `meta.${part}`;
  const value = changed[part];
  if (changed.file && other.file) return { ...duplicateProblem(field, other.file, file), value };
  const remedy = `write another one: the page ${other.path} has the same`;
  return { file, field, value, remedy };
}
