/* `npm run artwork`: dist/artwork-sheet.html, every drawing of the identity on one page to choose from. */

import { mkdir, writeFile } from "node:fs/promises";
import { drawPicture, FAMILIES, type Family } from "#app/artwork/draw-picture.ts";
import { drawPortrait, EXTRAS, HAIR_STYLES } from "#app/artwork/draw-portrait.ts";
import { COLOURED, SCHEMES } from "#app/artwork/inks.ts";
import { drawLogo } from "#app/artwork/logo.ts";

const TARGET = "dist/artwork-sheet.html";
const SEEDS = ["first", "second", "third", "fourth"];
const STYLE = `body { margin: 40px; font: 15px/1.45 sans-serif } figure { margin: 0 }
  div { display: flex; gap: 12px; margin-bottom: 12px } svg { display: block; width: auto; height: 140px }`;

const figure = (svg: string, caption: string) =>
  `<figure>${svg}<figcaption>${caption}</figcaption></figure>`;
const row = (figures: readonly string[]) => `<div>${figures.join("")}</div>`;

function familyRows(family: Family): string {
  const card = { family, width: 1200, height: 900 };
  const rows = SEEDS.map((seed) =>
    row(
      SCHEMES.map((scheme) => figure(drawPicture({ ...card, seed, scheme }), `${scheme}, ${seed}`)),
    ),
  );
  const band = figure(drawPicture({ ...card, seed: "first", width: 2640 }), "band");
  return `<h2>${family}</h2>${rows.join("")}${row([band])}`;
}

const people = HAIR_STYLES.flatMap((hair) =>
  EXTRAS.map((extra, index) => {
    const scheme = COLOURED[index % COLOURED.length] ?? "ink";
    const portrait = drawPortrait({ scheme, hair, extra, width: 900, height: 1200 });
    return figure(portrait, `${hair}, ${extra}`);
  }),
);
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Artwork</title><style>${STYLE}</style>
  <h1>Artwork</h1>${row([figure(drawLogo(), "logo")])}<h2>portraits</h2>${row(people)}
  ${FAMILIES.map(familyRows).join("")}</html>`;

await mkdir("dist", { recursive: true });
await writeFile(TARGET, page);
console.log(`${TARGET}: ${FAMILIES.length} families in ${SCHEMES.length} schemes`);
