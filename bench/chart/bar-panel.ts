import { INKS } from "#app/artwork/inks.ts";
import { escapeText } from "#app/lib/escape.ts";

/** One bar; its length is its value. */
export interface Bar {
  label: string;
  value: number;
  /** The value in words, at the end of the bar's row. */
  text: string;
}

/** Some bars of one measure below each other. */
export interface Panel {
  title: string;
  /** What the length of a bar means. */
  measure: string;
  bars: readonly Bar[];
  /** Drawn as a line that no bar should cross. */
  limit?: { value: number; text: string };
  colour: "blue" | "red" | "yellow";
}

/** Units of the drawing. */
const WIDTH = 960;
const MARGIN = 32;
const LABELS = 230;
const VALUES = 120;
const ROW = 24;
const BAR = 14;
const HEAD = 74;
const FOOT = 22;

/** Height of a panel in units of the drawing. */
export function heightOf({ bars }: Panel): number {
  return HEAD + bars.length * ROW + FOOT;
}

/** The panel as SVG elements, its upper left corner at the given height. */
export function drawPanel(panel: Panel, top: number): string {
  const { title, measure, bars, limit, colour } = panel;
  const most = Math.max(limit?.value ?? 0, ...bars.map(({ value }) => value));
  const start = MARGIN + LABELS;
  const scale = (value: number) => round((value / (most || 1)) * (WIDTH - start - VALUES - MARGIN));
  const rows = bars.map(({ label, value, text }, index) => {
    const middle = top + HEAD + index * ROW + ROW / 2;
    const isOver = limit !== undefined && value > limit.value;
    const fill = INKS[colour];
    return [
      `<text class="label" x="${start - 12}" y="${middle + 5}" text-anchor="end">${escapeText(label)}</text>`,
      `<rect x="${start}" y="${middle - BAR / 2}" width="${scale(value)}" height="${BAR}" fill="${fill}"/>`,
      `<text class="${isOver ? "over" : "label"}" x="${WIDTH - MARGIN}" y="${middle + 5}" text-anchor="end">${escapeText(text)}</text>`,
    ].join("");
  });
  return [
    `<g><text class="title" x="${MARGIN}" y="${top + 30}">${escapeText(title)}</text>`,
    `<text class="label" x="${MARGIN}" y="${top + 52}">${escapeText(measure)}</text>`,
    ...rows,
    limit ? drawLimit(start + scale(limit.value), top, limit.text, bars.length) : "",
    "</g>",
  ].join("\n");
}

function drawLimit(x: number, top: number, text: string, rows: number): string {
  const [from, to] = [top + HEAD - 4, top + HEAD + rows * ROW + 4];
  return `<path d="M${x} ${from}V${to}" stroke="${INKS.ink}" stroke-dasharray="3 3"/><text class="label" x="${x}" y="${to + 14}" text-anchor="middle">${escapeText(text)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
