/** The ids of elements around a text: of the frame of every page, and of the parts beside the text. */
const PAGE_IDS: readonly string[] = [
  "main",
  "opening-picture",
  "page-end",
  "drawer",
  "load-error",
  "related-heading",
  "contents-heading",
];

/** How the ids of entries of the menu begin. */
const MENU_ID = /^(menu|drawer)-/;

/** Whether an element around a text may have this id, so that no heading of the text may take it. */
export function isPageId(id: string): boolean {
  return PAGE_IDS.includes(id) || MENU_ID.test(id);
}
