import { budgets, CARD_WIDTH } from "../budgets.ts";
import type { Problem } from "../problem.ts";
import { type BuiltSite, fileAt, problemsOf } from "./built-site.ts";
import type { PageElement } from "./page.ts";

/** The telephone that photos are weighed on: CSS pixels across, and pixels for each of them. */
const TELEPHONE = { width: 390, density: 3 };

/** Every photo keeps to its budget (../budgets.ts) as the file that a telephone takes, in each of its formats. */
export function findHeavyPhotos(site: BuiltSite): Problem[] {
  return problemsOf(site, "source[srcset], img[srcset]", (element, page) => {
    const { address, width } = takenFile(element);
    const file = fileAt(site, address, page.address);
    const limit = width > CARD_WIDTH ? budgets.photo : budgets.cardPhoto;
    const length = file ? site.read(file).length : 0;
    const over = length - limit;
    return over > 0 ? [`${file} has ${length} bytes, ${over} over its ${limit}`] : [];
  });
}

/** The file that a telephone chooses: the smallest that is wide enough, else the widest. */
function takenFile({ attribs: { srcset = "", sizes = "" } }: PageElement) {
  const files = srcset.split(", ").map((candidate) => {
    const [address = "", width = ""] = candidate.split(" ");
    return { address, width: Number.parseInt(width, 10) };
  });
  const wanted = shownWidth(sizes) * TELEPHONE.density;
  return files.find(({ width }) => width >= wanted) ?? files.at(-1) ?? { address: "", width: 0 };
}

/** CSS pixels, of `sizes` such as `(min-width: 768px) 424px, calc(100vw - 44px)`: its last entry, for narrow screens. */
function shownWidth(sizes: string): number {
  const last = sizes.split(", ").at(-1) ?? "";
  const [, share, less = 0, pixels] =
    /^(?:calc\()?(?:(\d+)vw(?: - (\d+)px\))?|(\d+)px)$/.exec(last) ?? [];
  return share
    ? (TELEPHONE.width * Number(share)) / 100 - Number(less)
    : Number(pixels ?? Number.NaN);
}
