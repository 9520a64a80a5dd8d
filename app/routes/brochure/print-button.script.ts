import { FILE_EVENT, listen } from "#app/ui/runtime/events.ts";

/** Milliseconds after which the page gets its own title back. */
const TITLE_TIME = 1000;

/** Prints the page under the title of the printed document: the PDF is named after it (product 14.2). */
export function enhance(island: HTMLElement): void {
  const pageTitle = document.title;
  const printedTitle = island.dataset.title ?? "";
  let restoring: ReturnType<typeof setTimeout> | undefined;

  function print(): void {
    // The end of an earlier print must not reset the title of this print.
    clearTimeout(restoring);
    document.title = printedTitle;
    window.print();
    if (import.meta.env.VITE_FIGURES) dispatchEvent(new Event(FILE_EVENT));
    // Telephones send no event at the end of printing.
    restoring = setTimeout(() => {
      document.title = pageTitle;
    }, TITLE_TIME);
  }

  island.querySelector("button")?.addEventListener("click", print);
  // Printing from the browser's menu uses the same title.
  listen(window, ["beforeprint", "afterprint"], ({ type }) => {
    clearTimeout(restoring);
    document.title = type === "beforeprint" ? printedTitle : pageTitle;
  });
}
