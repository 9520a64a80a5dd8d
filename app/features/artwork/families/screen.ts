import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/** The lines on the screen, and the people in front of it. */
const LINES = 5;
const PEOPLE = 7;
/** In distances of two people: the radius of a head, its distance from the shoulders, and their radius and height. */
const HEAD = 0.28;
const NECK = 0.1;
const SHOULDERS = 0.43;
const SHOULDERS_HEIGHT = 0.39;

/**
 * Screen: five lines stand on a screen, and seven people in front of it read the same. The last line and the person who
 * answers for it have the same ink.
 */
export const screen: DrawFamily = (frame, { ground, inks: [lead, second, accent] }, random) => {
  const { width, height, short } = frame;
  const pitch = Math.min((width * 0.86) / PEOPLE, height * 0.24);
  const shoulderTop = height - pitch * SHOULDERS_HEIGHT;
  const headY = shoulderTop - pitch * (NECK + HEAD);

  const screenWidth = Math.min(width * 0.86, Math.max(pitch * PEOPLE, height * 2.2));
  const left = (width - screenWidth) / 2;
  // The heads stand in front of the lower edge of the screen.
  const foot = headY + pitch * HEAD * 0.25;
  const top = Math.max(height * 0.09, foot - screenWidth);
  const corner = short * 0.02;
  const right = left + screenWidth;
  const sheet = path`M${left + corner} ${top}H${right - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${foot - corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}H${left + corner}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}V${top + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`;

  const step = (headY - pitch * HEAD - top) / (LINES + 0.4);
  const stroke = step * random.between(0.42, 0.52);
  const margin = Math.max(step * 0.75, screenWidth * 0.07) + stroke / 2;
  const lines = Array.from({ length: LINES }, (_, index) => {
    const share = index === LINES - 1 ? random.between(0.4, 0.55) : random.between(0.7, 1);
    const length = (screenWidth - 2 * margin) * share;
    return path`M${left + margin} ${top + step * (index + 0.8)}h${length}`;
  });
  const strokes = (ink: string, data: string) =>
    `<path fill="none" stroke="${ink}" stroke-width="${shortNumber(stroke)}" stroke-linecap="round" d="${data}"/>`;

  const owner = random.below(PEOPLE);
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const x = width / 2 + (index - (PEOPLE - 1) / 2) * pitch;
    const ink = index === owner ? accent : lead;
    const r = pitch * SHOULDERS;
    const body = path`M${x - r} ${height}V${shoulderTop + r}a${r} ${r} 0 0 1 ${2 * r} 0V${height}z`;
    return filledPath(ink, body) + disc(x, headY, pitch * HEAD, ink);
  });
  return (
    filledPath(second, sheet) +
    strokes(ground, lines.slice(0, -1).join("")) +
    strokes(accent, lines.at(-1) ?? "") +
    people.join("")
  );
};
