/* `npm run artwork`: dist/artwork-sheet.html, every drawing of the identity on one page to choose from. */

import { mkdir, writeFile } from "node:fs/promises";
import { drawPicture, FAMILIES } from "#app/artwork/draw-picture.ts";
import { drawPortrait, EXTRAS, HAIR_STYLES } from "#app/artwork/draw-portrait.ts";
import { COLOURED, SCHEMES } from "#app/artwork/inks.ts";
import { drawLogo } from "#app/artwork/logo.ts";

const SEEDS = ["first", "second", "third", "fourth"];
const STYLE = `body { margin: 40px; font: 15px/1.45 sans-serif } figure { margin: 0 }
  div { display: flex; gap: 12px; margin-bottom: 12px } svg { display: block; width: auto; height: 140px }`;

const figure = (svg: string, caption: string) =>
  `<figure>${svg}<figcaption>${caption}</figcaption></figure>`;
const row = (figures: readonly string[]) => `<div>${figures.join("")}</div>`;

const card = { width: 1200, height: 900 };
const families = FAMILIES.flatMap((family) => [
  `<h2>${family}</h2>`,
  ...SEEDS.map((seed) => {
    const draw = (scheme: (typeof SCHEMES)[number]) =>
      drawPicture({ ...card, family, seed, scheme });
    return row(SCHEMES.map((scheme) => figure(draw(scheme), `${scheme}, ${seed}`)));
  }),
  row([figure(drawPicture({ ...card, family, seed: "first", width: 2640 }), "band")]),
]);
const people = HAIR_STYLES.flatMap((hair) =>
  EXTRAS.map((extra, index) => {
    const scheme = COLOURED[index % COLOURED.length] ?? "ink";
    return figure(drawPortrait({ ...card, width: 675, scheme, hair, extra }), `${hair}, ${extra}`);
  }),
);
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Artwork</title><style>${STYLE}</style>
  <h1>Artwork</h1>${figure(drawLogo(), "logo")}<h2>portraits</h2>${row(people)}${families.join("")}</html>`;

await mkdir("dist", { recursive: true });
await writeFile("dist/artwork-sheet.html", page);
console.log(`dist/artwork-sheet.html: ${FAMILIES.length} families in ${SCHEMES.length} schemes`);
