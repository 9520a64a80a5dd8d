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
