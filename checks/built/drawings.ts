import type { Problem } from "../problem.ts";
import { type BuiltSite, problemsOf } from "./built-site.ts";
import { find } from "./page.ts";

/** Further plates of a picture are the same picture (app/sections/opening-picture.tsx). */
const PICTURES = "img:not(.plates > span img)";

/** The family of a drawing, by its address; people are portraits, and stand beside each other. */
const familyOf = (address = "") => /\/artwork\/\d+\/(?!portrait)([a-z]+)\./.exec(address)?.[1];

/** No two pictures that follow each other on a page are of one family: they would look like the same picture twice. */
export function findRepeatedFamilies(site: BuiltSite): Problem[] {
  const remedy = "name another family in the content of one of them";
  return problemsOf(site, PICTURES, (image, page) => {
    const images = find(page, PICTURES);
    const before = images[images.indexOf(image) - 1];
    const family = familyOf(image.attribs.src);
    if (!family || family !== familyOf(before?.attribs.src)) return [];
    return [`two pictures of the family "${family}" follow each other (${image.attribs.src})`];
  }).map((problem) => ({ ...problem, remedy }));
}
