import { expect, test } from "./fixtures.ts";

const PAGES = ["/", "/services", "/industries", "/leadership", "/insights", "/brochure"];

/** The part of a drawing that a frame may crop. The sheets of the brochure give their pictures what the texts leave. */
const MOST = 0.06;

for (const width of [390, 1440]) {
  test(`at ${width} px no card and no sheet crops its drawing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(path);
      const cropped = await page.evaluate(croppedDrawings, MOST);
      expect.soft(cropped, path).toEqual([]);
    }
  });
}

/** The drawings of which a frame shows less. An opening is as high as its text, and crops at the edge of the window. */
async function croppedDrawings(most: number): Promise<string[]> {
  const drawings = document.querySelectorAll<HTMLImageElement>(
    "main img[src*='/artwork/']:not(.opening-picture)",
  );
  const cropped: string[] = [];
  for (const drawing of drawings) {
    if (drawing.clientWidth === 0) continue;
    drawing.loading = "eager";
    await drawing.decode();
    const shown = drawing.clientWidth / drawing.clientHeight;
    const drawn = drawing.naturalWidth / drawing.naturalHeight;
    const cut = 1 - Math.min(shown / drawn, drawn / shown);
    const name = drawing.currentSrc.split("/").at(-1);
    if (cut > most) cropped.push(`${name}: ${Math.round(cut * 100)} %`);
  }
  return cropped;
}
