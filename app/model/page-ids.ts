/** The ids of elements around a text: those in the frame of every page, and those of the parts beside the text. */
const PAGE_IDS: readonly string[] = [
  "main",
  "opening-picture",
  "page-end",
  "drawer",
  "load-error",
  "related-heading",
  "contents-heading",
];

/** The prefix of the ids of menu entries. */
const MENU_ID = /^(menu|drawer)-/;

/** Whether an element around a text may have this id. Then no heading of the text may have it. */
export function isPageId(id: string): boolean {
  return PAGE_IDS.includes(id) || MENU_ID.test(id);
}
