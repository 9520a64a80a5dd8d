/* `npm run artwork` writes dist/artwork-sheet.html: every family of drawings in every color scheme, on one page to
   choose from. */
import { mkdir, writeFile } from "node:fs/promises";
import { drawPicture } from "#app/features/artwork/draw-picture.ts";
import { FAMILIES, SCHEMES } from "#app/model/fields/drawings.ts";

const SEEDS = ["first", "second", "third", "fourth"];
const STYLE = `body { margin: 40px; font: 15px/1.45 sans-serif } figure { margin: 0 }
  div { display: flex; gap: 12px; margin-bottom: 12px } svg { display: block; width: auto; height: 140px }`;

const size = { width: 1200, height: 900 };
const families = FAMILIES.flatMap((family) => {
  const rows = SEEDS.map((seed) => {
    const figures = SCHEMES.map((scheme) => {
      const svg = drawPicture({ ...size, family, seed, scheme });
      return `<figure>${svg}<figcaption>${scheme}, ${seed}</figcaption></figure>`;
    });
    return `<div>${figures.join("")}</div>`;
  });
  return [`<h2>${family}</h2>`, ...rows];
});
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Artwork</title><style>${STYLE}</style>
  <h1>Artwork</h1>${families.join("")}</html>`;

await mkdir("dist", { recursive: true });
await writeFile("dist/artwork-sheet.html", page);
console.log(`dist/artwork-sheet.html: ${FAMILIES.length} families in ${SCHEMES.length} schemes`);
