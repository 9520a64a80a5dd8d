import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { find, placeOf } from "./page.ts";

/** Further plates of a picture are the same picture (app/sections/opening-picture.tsx). */
const PICTURES = "img:not(.plates > span img)";

/** The family of a drawing, by its address; people are portraits, and stand beside each other. */
const familyOf = (address = "") => /\/artwork\/\d+\/(?!portrait)([a-z]+)\./.exec(address)?.[1];

/** No two pictures that follow each other on a page are of one family: they would look like the same picture twice. */
export function findRepeatedFamilies(site: BuiltSite): Problem[] {
  return site.pages.flatMap((page) => {
    const images = find(page, PICTURES);
    return images.flatMap((image, index) => {
      const family = familyOf(image.attribs.src);
      if (!family || family !== familyOf(images[index - 1]?.attribs.src)) return [];
      const what = `two pictures of the family "${family}" follow each other (${image.attribs.src})`;
      const remedy = "name another family in the content of one of them";
      return [{ where: placeOf(page, image), what, remedy }];
    });
  });
}
