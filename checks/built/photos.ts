import { photoBudgets } from "../budgets.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { problemsOf } from "./page.ts";

/** The telephone that photos are weighed on: CSS pixels across, and pixels for each of them. */
const TELEPHONE = { width: 390, density: 3 };

/** Every photo keeps to its budget (../budgets.ts) as the file that a telephone takes, in each of its formats. */
export function findHeavyPhotos(site: BuiltSite): string[] {
  return problemsOf(site, "[srcset]", ({ attribs: { srcset = "", sizes = "" } }, page) => {
    const files = srcset.split(", ").map((candidate) => {
      const [href = "", width = ""] = candidate.split(" ");
      return { href, width: Number.parseInt(width, 10) };
    });
    const wanted = shownWidth(sizes) * TELEPHONE.density;
    // The smallest that is wide enough, else the widest.
    const taken = files.find(({ width }) => width >= wanted) ?? files.at(-1);
    const { file } = resolveTarget(site, taken?.href ?? "", page.address);
    const { card } = photoBudgets;
    const limit = (taken?.width ?? 0) > card.width ? photoBudgets.bytes : card.bytes;
    const over = (file ? site.read(file).length : 0) - limit;
    return over > 0 ? [`${file} is ${over} bytes over its ${limit}`] : [];
  });
}

/** CSS pixels, by the last entry of `sizes`, which is for narrow screens: `calc(100vw - 44px)`, `130vw` or `424px`. */
function shownWidth(sizes: string): number {
  const [share, pixels = 0] = [/(\d+)vw/, /(\d+)px/].map((unit) => {
    return Number(unit.exec(sizes.split(", ").at(-1) ?? "")?.[1] ?? 0);
  });
  return share ? (TELEPHONE.width * share) / 100 - pixels : pixels || Number.POSITIVE_INFINITY;
}
