import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type Page, type PageElement, placeOf, textOf } from "./page.ts";

/** Every page has exactly one h1, no empty heading, and no level left out on the way down. */
export function findHeadingProblems(site: BuiltSite): Problem[] {
  return site.pages.flatMap((page) => [...checkFirst(page), ...checkOrder(page)]);
}

function checkFirst(page: Page): Problem[] {
  const count = elementsOf(page, "h1").length;
  return count === 1 ? [] : [{ where: page.address, what: `${count} h1 instead of one` }];
}

function checkOrder(page: Page): Problem[] {
  const headings = elementsOf(page, "h1", "h2", "h3", "h4", "h5", "h6");
  return headings.flatMap((heading, index) => {
    const where = placeOf(page, heading);
    const before = headings[index - 1];
    if (textOf(heading) === "") return [{ where, what: `an empty ${heading.name}` }];
    if (!before || levelOf(heading) - levelOf(before) <= 1) return [];
    return [
      {
        where,
        what: `${heading.name} "${textOf(heading)}" follows ${before.name} "${textOf(before)}"`,
        remedy: "take the next level, and set its size by class",
      },
    ];
  });
}

function levelOf(heading: PageElement): number {
  return Number(heading.name.slice(1));
}
