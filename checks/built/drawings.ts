import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type Page, type PageElement, placeOf } from "./page.ts";

/** The family of a drawing, by its address; people are portraits, and stand beside each other. */
const familyOf = (image?: PageElement) =>
  /\/artwork\/\d+\/(?!portrait)([a-z]+)\./.exec(image?.attributes.get("src") ?? "")?.[1];

/** No two pictures that follow each other on a page are of one family: they would look like the same picture twice. */
export function findRepeatedFamilies(site: BuiltSite): Problem[] {
  return site.pages.flatMap((page) => repeatedOn(page));
}

function repeatedOn(page: Page): Problem[] {
  // Further plates of a picture are the same picture (app/sections/opening-picture.tsx).
  const isPlate = ({ parent }: PageElement) => {
    const around = parent?.parent;
    return around?.name === "span" && around.parent?.attributes.get("class")?.startsWith("plates ");
  };
  const images = elementsOf(page, "img").filter((image) => !isPlate(image));
  return images.flatMap((image, index) => {
    const family = familyOf(image);
    if (!family || family !== familyOf(images[index - 1])) return [];
    return [
      {
        where: placeOf(page, image),
        what: `two pictures of the family "${family}" follow each other (${image.attributes.get("src")})`,
        remedy: "name another family in the content of one of them",
      },
    ];
  });
}
