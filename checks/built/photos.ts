import { photoBudgets } from "../budgets.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { problemsOf } from "./page.ts";

/** The telephone for which photos are weighed: its width in CSS pixels, and device pixels for each CSS pixel. */
const TELEPHONE = { width: 390, density: 3 };

/** Finds photos whose file for a telephone is over its budget (../budgets.ts), in any format. */
export function findHeavyPhotos(site: BuiltSite): string[] {
  return problemsOf(site, "[srcset]", ({ attribs: { srcset = "", sizes = "" } }, page) => {
    const files = srcset.split(", ").map((candidate) => {
      const [href = "", width = ""] = candidate.split(" ");
      return { href, width: Number.parseInt(width, 10) };
    });
    const wanted = shownWidth(sizes) * TELEPHONE.density;
    // A browser takes the smallest file that is wide enough, or the widest.
    const chosen = files.find(({ width }) => width >= wanted) ?? files.at(-1);
    const { file } = resolveTarget(site, chosen?.href ?? "", page.address);
    const { card } = photoBudgets;
    const limit = (chosen?.width ?? 0) > card.width ? photoBudgets.bytes : card.bytes;
    const over = (file ? site.read(file).length : 0) - limit;
    return over > 0 ? [`${file} is ${over} bytes over its ${limit}`] : [];
  });
}

/**
 * The width at which a telephone shows a photo, in CSS pixels.
 *
 * @param sizes attribute whose last entry is for narrow screens: `calc(100vw - 44px)`, `130vw` or `424px`
 */
function shownWidth(sizes: string): number {
  const forNarrowScreens = sizes.split(", ").at(-1) ?? "";
  const share = Number(/(\d+)vw/.exec(forNarrowScreens)?.[1] ?? 0);
  const pixels = Number(/(\d+)px/.exec(forNarrowScreens)?.[1] ?? 0);
  if (share > 0) return (TELEPHONE.width * share) / 100 - pixels;
  return pixels > 0 ? pixels : Number.POSITIVE_INFINITY;
}
