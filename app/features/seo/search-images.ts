import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { pictureJpeg } from "#app/features/artwork/picture-jpeg.ts";
import type { Frame } from "#app/features/artwork/svg.ts";
import { feedInsights } from "#app/features/feeds/feed-content.ts";
import { memoizeOnContent } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";

/**
 * The shapes in which search engines show the picture of a page, 1200 pixels wide
 * (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
const SHAPES = {
  "16x9": { width: 1200, height: 675 },
  "4x3": { width: 1200, height: 900 },
  "1x1": { width: 1200, height: 1200 },
} as const satisfies Record<string, Frame>;
type Shape = keyof typeof SHAPES;

const ALL_SHAPES = Object.keys(SHAPES) as Shape[];

/** Insights that a feed lists. Older ones have no such pictures, so that a build does not grow with the site. */
const newestInsights = memoizeOnContent(() => new Set(feedInsights().map(({ id }) => id)));

/**
 * The shapes in which the picture of a page exists: the photo of a person is square, and most pages have only a social card.
 */
function shapesOf({ subject, id, card }: PageRecord): readonly Shape[] {
  if (subject === "person") return "file" in card.picture ? ["1x1"] : [];
  return subject === "insight" && newestInsights().has(id) ? ALL_SHAPES : [];
}

function pathOf({ card }: PageRecord, shape: Shape): string {
  return card.path.replace(/\.png$/, `.${shape}.jpg`);
}

/**
 * The addresses below the site of the pictures that search engines may show for a page. A page without such pictures
 * has its social card.
 */
export function searchImages(page: PageRecord): string[] {
  const shapes = shapesOf(page);
  if (shapes.length === 0) return [page.card.path];
  return shapes.map((shape) => pathOf(page, shape));
}

/** The pictures that search engines may show, as JPEG files by address below the site. */
export async function searchImageFiles(
  pages: readonly PageRecord[],
): Promise<Record<string, Buffer>> {
  const images = pages
    .filter(({ path, canonical }) => path === canonical)
    .flatMap((page) => shapesOf(page).map((shape) => ({ page, shape })));
  const files = await mapInParallel(images, async ({ page, shape }) => {
    const { picture, id } = page.card;
    return [pathOf(page, shape), await pictureJpeg(picture, id, SHAPES[shape])] as const;
  });
  return Object.fromEntries(files);
}
