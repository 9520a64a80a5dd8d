import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/** The lengths of the five lines on the screen, in lengths of the longest that fits. */
const LENGTHS = [1, 0.62, 0.3, 0.84, 0.48];
/** The line that names who answers for the decision. */
const OWNER_LINE = 2;
const PEOPLE = 7;
/** The distance between the screen and the heads, and the most height of the people, in heights of the picture. */
const GAP = 0.09;
const PEOPLE_HEIGHT = 0.27;
/** In sizes of a person: the radius of a head, its distance from the shoulders, their radius, and what is seen of it. */
const HEAD = 0.27;
const NECK = 0.09;
const SHOULDERS = 0.45;
const SHOULDERS_HEIGHT = 0.37;

/**
 * Screen: five lines stand before seven people, and all read the same. The last line is being written. The line with a name
 * and the person who bears it have the same ink.
 */
export const screen: DrawFamily = (frame, { ground, inks: [lead, second, accent] }, random) => {
  const { width, height, isBelowTitle } = frame;
  const distance = (width * 0.94) / PEOPLE;
  const size = Math.min(distance, (height * PEOPLE_HEIGHT) / (2 * HEAD + NECK + SHOULDERS_HEIGHT));
  // In a band the people sit farther apart.
  const pitch = Math.min(distance, size * 1.6);
  const shoulderTop = height - size * SHOULDERS_HEIGHT;
  const headY = shoulderTop - size * (NECK + HEAD);

  // The screen hangs from the upper edge of the picture, but below a title it is a sheet.
  const top = isBelowTitle ? height * 0.06 : 0;
  const foot = headY - size * HEAD - height * GAP;
  const screenWidth = Math.min(width * 0.8, (foot - top) * 4.5);
  const left = (width - screenWidth) / 2;
  const sheet = path`M${left} ${top}h${screenWidth}v${foot - top}h${-screenWidth}z`;

  const step = (foot - top) / (LENGTHS.length + 0.7);
  const stroke = step * random.between(0.48, 0.54);
  const margin = Math.max(step * 0.62, screenWidth * 0.06) + stroke / 2;
  const bullet = left + margin;
  const start = bullet + stroke * 1.7;
  const longest = left + screenWidth - margin - start;
  const heightOf = (index: number) => top + step * (index + 0.85);
  const lengths = LENGTHS.map((share) => longest * (share - random.between(0, 0.07)));
  const lines = lengths.map(
    (length, index) =>
      path`M${bullet} ${heightOf(index)}h.01M${start} ${heightOf(index)}h${length}`,
  );
  // The cursor after the last line.
  const cursorX = start + (lengths.at(-1) ?? 0) + stroke;
  const cursorTop = heightOf(LENGTHS.length - 1) - stroke * 0.75;
  const cursor = path`M${cursorX} ${cursorTop}h${stroke * 0.36}v${stroke * 1.5}h${-stroke * 0.36}z`;
  const strokes = (ink: string, data: string) =>
    `<path fill="none" stroke="${ink}" stroke-width="${shortNumber(stroke)}" stroke-linecap="round" d="${data}"/>`;

  const owner = random.below(PEOPLE);
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const x = width / 2 + (index - (PEOPLE - 1) / 2) * pitch;
    const ink = index === owner ? accent : lead;
    const r = size * SHOULDERS;
    const body = path`M${x - r} ${height}V${shoulderTop + r}a${r} ${r} 0 0 1 ${2 * r} 0V${height}z`;
    return filledPath(ink, body) + disc(x, headY, size * HEAD, ink);
  });
  return (
    filledPath(second, sheet) +
    strokes(ground, lines.filter((_, index) => index !== OWNER_LINE).join("")) +
    strokes(accent, lines[OWNER_LINE] ?? "") +
    filledPath(accent, cursor) +
    people.join("")
  );
};
