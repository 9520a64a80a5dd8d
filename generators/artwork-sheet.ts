/* `npm run artwork`: build/artwork-sheet.html, every drawing of the identity on one page to look at. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { drawPicture } from "#app/artwork/draw-picture.ts";
import { drawPortrait } from "#app/artwork/draw-portrait.ts";
import { FAMILIES, type Family, SCHEMES } from "#app/artwork/families.ts";
import { drawLogo } from "#app/artwork/logo.ts";
import { INKS } from "#app/artwork/inks.ts";
import { xmlText } from "#app/lib/xml-text.ts";

const TARGET = "build/artwork-sheet.html";

const SHAPES = [
  [2640, 900],
  [1600, 900],
  [1200, 900],
  [1200, 1200],
  [900, 1200],
] as const;

const SEEDS = ["first", "second", "third", "fourth"];
const PEOPLE = ["mara-ellison", "tobias-renner", "priya-raman", "daniel-okafor"];

const STYLE = `
  body { margin: 40px; font: 15px/1.45 "Familjen Grotesk", Arial, sans-serif; color: ${INKS.ink}; background: ${INKS.paper} }
  h1 { font-size: 60px; letter-spacing: -.03em; line-height: 1 } h2 { font-size: 30px; margin: 72px 0 4px }
  p { max-width: 68ch; margin: 0 0 20px } .row { display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 12px }
  figure { margin: 0 } svg { display: block; width: auto; border-radius: 4px } figcaption { font-size: 12px; color: #5a6172 }
  .row.card { flex-wrap: nowrap } .card svg { height: 96px } .shape svg { height: 150px } .person svg { height: 260px } .mark svg { height: 120px }
  .blue { background: ${INKS.blue} }`;

function figure(svg: string, caption: string): string {
  return `<figure>${svg}<figcaption>${xmlText(caption)} · ${svg.length} B</figcaption></figure>`;
}

/** What a family's own file says of it. */
async function docstringOf(family: Family): Promise<string> {
  const source = await readFile(`app/artwork/families/${family}.ts`, "utf8");
  const text = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const draw/.exec(source)?.[1];
  if (!text)
    throw new Error(`app/artwork/families/${family}.ts has no docstring before its drawing`);
  return text.replace(/\s*\n\s*\*\s?/g, " ").trim();
}

async function familySection(family: Family): Promise<string> {
  const shapes = SHAPES.map(([width, height]) => {
    const svg = drawPicture({ seed: "shapes", family, width, height });
    return figure(svg, `${width} × ${height}`);
  });
  const seeds = SEEDS.map((seed) => {
    const cards = SCHEMES.map((scheme) => {
      const svg = drawPicture({ seed, family, scheme, width: 1200, height: 900 });
      return figure(svg, scheme);
    });
    return `<div class="row card">${cards.join("")}</div>`;
  });
  return `<h2>${family}</h2><p>${xmlText(await docstringOf(family))}</p>
    <div class="row shape">${shapes.join("")}</div>${seeds.join("")}`;
}

const families = await Promise.all(FAMILIES.map(familySection));
const people = [...PEOPLE, "somebody", "somebody else", "a third", "a fourth"].map((seed) =>
  figure(drawPortrait({ seed, width: 900, height: 1200 }), seed),
);
const marks = [figure(drawLogo(), "logo"), figure(drawLogo({ canvas: 32 }), "favicon")];
const white = figure(drawLogo({ look: "white" }), "white");
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Artwork</title><style>${STYLE}</style>
  <h1>Artwork</h1><div class="row mark">${marks.join("")}<div class="blue">${white}</div></div>
  <h2>portraits</h2><div class="row person">${people.join("")}</div>${families.join("")}</html>`;

await mkdir("build", { recursive: true });
await writeFile(TARGET, page);
console.log(`${TARGET}: ${FAMILIES.length} families in ${SCHEMES.length} schemes`);
