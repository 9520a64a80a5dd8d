import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type PageElement, placeOf } from "./page.ts";

/** Every picture has its size, so that nothing moves when it arrives; every drawing is named or hidden. */
export function findImageProblems(site: BuiltSite): Problem[] {
  return site.pages.flatMap((page) => {
    const pictures = elementsOf(page, "img").filter((image) => !hasSize(image));
    const drawings = elementsOf(page, "svg").filter(
      (drawing) => !isNamed(drawing) && !isHidden(drawing),
    );
    return [
      ...pictures.map((image) => ({
        where: placeOf(page, image),
        what: `<img src="${image.attributes.get("src") ?? ""}"> without width and height`,
      })),
      ...drawings.map((drawing) => ({
        where: placeOf(page, drawing),
        what: '<svg> without aria-hidden="true", or role="img" with a name',
      })),
    ];
  });
}

function hasSize({ attributes }: PageElement): boolean {
  return ["width", "height"].every((name) => /^[1-9]\d*$/.test(attributes.get(name) ?? ""));
}

function isNamed({ attributes }: PageElement): boolean {
  const name = attributes.get("aria-label") || attributes.get("aria-labelledby");
  return attributes.get("role") === "img" && Boolean(name);
}

/** Hidden from those who listen, or part of a picture that has a name of its own. */
function isHidden({ attributes, parent }: PageElement): boolean {
  if (attributes.get("aria-hidden") === "true") return true;
  return parent !== undefined && (parent.attributes.get("role") === "img" || isHidden(parent));
}
