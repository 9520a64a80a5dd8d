/** The id of the last element of every page. A browser goes on when it has parsed the tag that opens the element. */
export const PAGE_END = "page-end";

/**
 * Delays the first paint until the browser has parsed the whole page. On a slow line the browser would otherwise paint half
 * a header, and its entries would move as the others arrive. A page that opens with a picture waits for less:
 * app/ui/sections/opening-picture.tsx.
 *
 * The delay is short: the HTML of a page is of the size that arrives in one round trip (checks/budgets.ts).
 */
export function PaintWholePage() {
  return <link rel="expect" href={`#${PAGE_END}`} blocking="render" />;
}
