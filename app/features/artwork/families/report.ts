import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/** Report: a sheet with text and a chart whose last column is still open, above further sheets. */
export const report: DrawFamily = ({ width, height, short }, { ground, inks }, random) => {
  const [lead, second, accent] = inks;
  const sheetHeight = height * 0.84;
  const sheetWidth = Math.min(sheetHeight * random.between(0.72, 0.76), width * 0.66);
  const left = (width - sheetWidth) / 2 - sheetWidth * 0.06;
  const top = height * 0.05;
  const shift = sheetWidth * random.between(0.07, 0.1);
  const line = short * 0.022;
  const pad = sheetWidth * 0.12;
  const sheetAt = (offset: number) =>
    path`M${left + offset} ${top + offset * 0.7}h${sheetWidth}v${sheetHeight}h${-sheetWidth}z`;
  let writing = path`M${left + pad} ${top + pad}h${sheetWidth * 0.4}`;
  for (let row = 0; row < 4; row += 1) {
    const length = (sheetWidth - 2 * pad) * (row === 3 ? 0.55 : random.between(0.85, 1));
    writing += path`M${left + pad} ${top + sheetHeight * 0.22 + row * line * 2.6}h${length}`;
  }
  const base = top + sheetHeight - pad;
  const columns = 4;
  const column = (sheetWidth - 2 * pad) / (columns * 1.4 - 0.4);
  let bars = "";
  let level = sheetHeight * random.between(0.12, 0.16);
  for (let index = 0; index < columns - 1; index += 1) {
    const x = left + pad + index * column * 1.4;
    bars += path`M${x} ${base}v${-level}h${column}v${level}z`;
    level *= random.between(1.2, 1.35);
  }
  const openX = left + pad + (columns - 1) * column * 1.4;
  const open = path`M${openX} ${base}v${-level}h${column}v${level}z`;
  const dash = shortNumber(line * 1.4);
  return (
    filledPath(second, sheetAt(shift)) +
    filledPath(lead, sheetAt(0)) +
    `<path fill="none" stroke="${ground}" stroke-width="${shortNumber(line)}" d="${writing}"/>` +
    filledPath(accent, bars) +
    `<path fill="none" stroke="${accent}" stroke-width="${shortNumber(line)}" stroke-dasharray="${dash}" d="${open}"/>` +
    disc(openX + column / 2, base - level - column * 0.7, column * 0.32, accent)
  );
};
