import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type PageElement, placeOf } from "./page.ts";

/** Every picture has its size (nothing moves when it arrives) and says what it shows, or nothing. */
export function findImageProblems(site: BuiltSite): Problem[] {
  return site.pages.flatMap((page) =>
    elementsOf(page, "img", "svg").flatMap((element) =>
      (element.name === "img" ? checkImage(element) : checkDrawing(element)).map((what) => ({
        where: placeOf(page, element),
        what,
      })),
    ),
  );
}

function checkImage({ attributes }: PageElement): string[] {
  const name = `<img src="${attributes.get("src") ?? ""}">`;
  const problems: string[] = [];
  if (!attributes.has("alt")) problems.push(`${name} without alt (empty where it is decoration)`);
  for (const size of ["width", "height"]) {
    if (!/^[1-9]\d*$/.test(attributes.get(size) ?? "")) problems.push(`${name} without ${size}`);
  }
  return problems;
}

/** A drawing in the page is named, or hidden from those who listen to it. */
function checkDrawing(element: PageElement): string[] {
  const { attributes, parent } = element;
  const isNamed = attributes.get("aria-label") || attributes.get("aria-labelledby");
  if (attributes.get("role") === "img" && isNamed) return [];
  if (isHidden(element) || (parent && isPartOfImage(parent))) return [];
  return ['<svg> without aria-hidden="true", or role="img" with a name'];
}

function isHidden({ attributes, parent }: PageElement): boolean {
  return attributes.get("aria-hidden") === "true" || (parent !== undefined && isHidden(parent));
}

function isPartOfImage({ attributes, parent }: PageElement): boolean {
  return attributes.get("role") === "img" || (parent !== undefined && isPartOfImage(parent));
}
