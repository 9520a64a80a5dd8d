/** The ids of elements around a text: those in the frame of every page, and those of the parts beside the text. */
const PAGE_IDS: readonly string[] = [
  "main",
  "opening-picture",
  "page-end",
  "drawer",
  "load-error",
  "related-heading",
  "contents-heading",
  "downloads-heading",
  "event-heading",
  "listen-heading",
];

/** The prefixes of the ids of menu entries, and of specimens below a text. */
const PART_ID = /^(menu|drawer|document|sheet)-/;

/** Whether an element around a text may have this id. Then no heading of the text may have it. */
export function isPageId(id: string): boolean {
  return PAGE_IDS.includes(id) || PART_ID.test(id);
}

/**
 * An id made from a heading. No other part of the page has it: an id that is taken gets the prefix `part-`, or a number.
 *
 * @param usedIds the ids that the page has given so far; receives the id
 * @param isReserved whether another part of the page may have an id
 */
export function uniqueId(
  heading: string,
  usedIds: Set<string>,
  isReserved: (id: string) => boolean = isPageId,
): string {
  const hyphenated = heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  const name = hyphenated.replace(/^-|-$/g, "") || "part";
  const base = isReserved(name) ? `part-${name}` : name;
  let id = base;
  for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`;
  usedIds.add(id);
  return id;
}
