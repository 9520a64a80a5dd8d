import { INKS } from "#app/lib/inks.ts";
import { escapeText } from "#app/lib/escape.ts";
import type { FolderImport } from "./folder-imports.ts";
import { type Layer, labelOf, layers } from "./layers.ts";

const WIDTH = 1000;
const MARGIN = 40;
/** First row's middle, and from one row to the next. */
const [TOP, ROW] = [206, 42];
const BOX = { width: 122, height: 30, right: 22 } as const;
/** Diameter of a dot by the least number of imports that it stands for. */
const SIZES = [
  { least: 30, radius: 13, says: "30 and more" },
  { least: 10, radius: 9.5, says: "10 to 29" },
  { least: 3, radius: 6.5, says: "3 to 9" },
  { least: 1, radius: 4, says: "1 or 2" },
] as const;
const LINE = "#C9C5BA";
const SOFT = "#4A5163";

const folders = layers.flatMap((layer) => layer.folders.map((name) => ({ name, layer })));
const COLUMN = (WIDTH - 2 * MARGIN - BOX.width) / (folders.length - 1);
const HEIGHT = TOP + folders.length * ROW + 14;

const xOf = (index: number) => round(MARGIN + BOX.width - BOX.right + index * COLUMN);
const yOf = (index: number) => TOP + index * ROW;
const placeOf = (folder: string) => folders.findIndex(({ name }) => name === folder);

/**
 * Draws the folders as a staircase: each box's row runs to the right, and a dot on it marks a folder
 * that is imported, whose box stands at the foot of the dot's column. So no line ever crosses a box,
 * and an import against the order would have no place.
 *
 * @param imports between folders that all stand in layers.ts, each before what it imports
 * @returns an SVG document; the same for the same imports
 */
export function drawArchitecture(imports: readonly FolderImport[]): string {
  const places = imports.map((edge) => ({
    ...edge,
    row: placeOf(edge.from),
    column: placeOf(edge.to),
  }));
  const parts = [
    ...heading(),
    ...layers.flatMap(layerLabel),
    ...folders.flatMap((_, index) => [
      rowLine(index, Math.max(...places.filter(({ row }) => row === index).map((p) => p.column))),
      columnLine(index, Math.min(...places.filter((p) => p.column === index).map((p) => p.row))),
    ]),
    ...places.map(({ from, to, count, row, column }) => {
      const { radius } = SIZES.find(({ least }) => count >= least) ?? SIZES[3];
      const what = escapeText(`${labelOf(from)} imports ${labelOf(to)}`);
      return `<circle data-import="${from || "."} ${to || "."}" cx="${xOf(column)}" cy="${yOf(row)}" r="${radius}" fill="${folders[column]?.layer.ink}"><title>${what}</title></circle>`;
    }),
    ...folders.map(box),
    ...legend(),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc" font-family="'Familjen Grotesk', 'Helvetica Neue', Arial, sans-serif">
<title id="title">Which folder imports which</title>
<desc id="desc">${escapeText(describe(imports))}</desc>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${INKS.surface}"/>
${parts.filter(Boolean).join("\n")}
</svg>
`;
}

/** The picture in words, for who does not see it. */
function describe(imports: readonly FolderImport[]): string {
  return folders
    .map(({ name }) => {
      const targets = imports.filter(({ from }) => from === name).map(({ to }) => labelOf(to));
      return `${labelOf(name)} imports ${targets.join(", ") || "no other folder"}.`;
    })
    .join(" ");
}

function heading(): string[] {
  const lines = [
    "Follow a row to the right: each dot is a folder that it imports,",
    "named where the dot’s column ends. All arrows point down:",
    "nothing knows what stands above it.",
  ];
  return [
    text(MARGIN, 68, "Which folder imports which", { size: 42, weight: 700, spacing: -1.4 }),
    ...lines.map((line, at) => text(MARGIN, 102 + at * 22, line, { size: 16, fill: SOFT })),
  ];
}

/** Top right, where the picture is empty. */
function legend(): string[] {
  const [x, y] = [WIDTH - MARGIN - 112, 46];
  return [
    text(x - 13, y + 3, "Imports in one dot", { size: 14, weight: 700 }),
    ...[...SIZES].reverse().map(({ radius, says }, at) => {
      const middle = y + 30 + at * 28;
      const dot = `<circle cx="${x}" cy="${middle}" r="${radius}" fill="${INKS.ink}"/>`;
      return `${dot}${text(x + 24, middle + 5, says, { size: 14, fill: SOFT })}`;
    }),
  ];
}

function layerLabel(layer: Layer, index: number): string[] {
  // Beside the first layer's upper boxes there is no room.
  const y = yOf(placeOf(layer.folders[0] ?? "") + (index === 0 ? 4 : 0));
  const bar = `<rect x="${MARGIN}" y="${y - 15}" width="28" height="5" fill="${layer.ink}"/>`;
  return [
    bar,
    text(MARGIN, y + 11, layer.name, { size: 18, weight: 700 }),
    ...layer.about.map((line, at) =>
      text(MARGIN, y + 32 + at * 18, line, { size: 14, fill: SOFT }),
    ),
  ];
}

function rowLine(index: number, last: number): string {
  if (!Number.isFinite(last)) return "";
  return `<path d="M${xOf(index)} ${yOf(index)}H${xOf(last)}" fill="none" stroke="${LINE}" stroke-width="1.5"/>`;
}

function columnLine(index: number, first: number): string {
  if (!Number.isFinite(first)) return "";
  const [x, foot] = [xOf(index), yOf(index) - BOX.height / 2];
  return `<path d="M${x} ${yOf(first)}V${foot}" fill="none" stroke="${LINE}" stroke-width="1.5"/><path d="M${x - 5} ${foot - 7}h10l-5 7z" fill="${folders[index]?.layer.ink}"/>`;
}

function box({ name, layer }: { name: string; layer: Layer }, index: number): string {
  const x = round(xOf(index) + BOX.right - BOX.width);
  const y = yOf(index) - BOX.height / 2;
  const label = text(round(x + BOX.width / 2), yOf(index) + 5, labelOf(name), {
    size: 14,
    weight: 600,
    fill: layer.text,
    anchor: "middle",
  });
  return `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="4" fill="${layer.ink}"/>${label}`;
}

interface TextStyle {
  size: number;
  weight?: number;
  fill?: string;
  anchor?: "middle";
  spacing?: number;
}

function text(x: number, y: number, words: string, style: TextStyle): string {
  const { size, weight = 400, fill = INKS.ink, anchor, spacing } = style;
  const extra = `${anchor ? ` text-anchor="${anchor}"` : ""}${spacing ? ` letter-spacing="${spacing}"` : ""}`;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${extra}>${escapeText(words)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
