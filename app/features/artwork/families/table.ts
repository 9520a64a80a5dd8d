import { roomLostAtEnd } from "#app/features/artwork/edges.ts";
import { type DrawFamily, INKS } from "#app/features/artwork/inks.ts";
import { lens } from "#app/features/artwork/overlaps.ts";
import { disc, filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/** The seats around the table, with the free one. */
const SEATS = 8;
/** Radius of the table, its distance from the middle of a seat, and radius of a seat, in halves of the group. */
const TABLE = 0.73;
const DISTANCE = 0.795;
const SEAT = 0.205;
/** The middle and the half sides of a sheet of paper on the table, in the same units. */
const SHEET = { distance: 0.39, across: 0.075, along: 0.1 };

/**
 * Table: eight seats around a round table, seen from above, with a sheet of paper before each. Colleagues of two inks
 * overprint the yellow table. One seat is an outline: it is free.
 */
export const table: DrawFamily = (frame, { scheme }, random) => {
  const { height, short, isRound } = frame;
  const width = frame.width - roomLostAtEnd(frame);
  const half = short * (isRound ? random.between(0.38, 0.4) : random.between(0.43, 0.445));
  const middle = {
    x: width * random.between(0.49, 0.51) + (frame.width - width) / 3,
    y: height * random.between(0.495, 0.505),
  };
  const board = { ...middle, r: half * TABLE };
  const turn = random.next() * 2 * Math.PI;
  const free = Math.floor(random.next() * SEATS);
  const inks = random.shuffle([
    { seat: INKS.blue, overlap: INKS.green },
    { seat: INKS.red, overlap: INKS.orange },
  ]);
  const outline = scheme === "ink" ? INKS.paper : INKS.ink;
  let seats = "";
  let overlaps = "";
  let sheets = "";
  for (let index = 0; index < SEATS; index += 1) {
    const angle = turn + (index * 2 * Math.PI) / SEATS;
    const alongX = half * Math.cos(angle);
    const alongY = half * Math.sin(angle);
    const seat = {
      x: middle.x + DISTANCE * alongX,
      y: middle.y + DISTANCE * alongY,
      r: half * SEAT,
    };
    const ink = inks[index % 2];
    if (index === free) {
      overlaps += ring(seat.x, seat.y, seat.r - half * 0.014, half * 0.028, outline);
    } else if (ink) {
      seats += disc(seat.x, seat.y, seat.r, ink.seat);
      overlaps += filledPath(ink.overlap, lens(board, { ...seat, r: seat.r * 1.004 }));
    }
    const { distance, across, along } = SHEET;
    const cornerX = middle.x + (distance - along) * alongX + across * alongY;
    const cornerY = middle.y + (distance - along) * alongY - across * alongX;
    const lengthX = 2 * along * alongX;
    const lengthY = 2 * along * alongY;
    const widthX = -2 * across * alongY;
    const widthY = 2 * across * alongX;
    sheets += path`M${cornerX} ${cornerY}l${lengthX} ${lengthY}l${widthX} ${widthY}l${-lengthX} ${-lengthY}z`;
  }
  const boardOfTable = disc(board.x, board.y, board.r, INKS.yellow);
  return seats + boardOfTable + overlaps + filledPath(INKS.surface, sheets);
};

function ring(x: number, y: number, r: number, width: number, color: string): string {
  const [cx, cy, radius, stroke] = [x, y, r, width].map((value) => shortNumber(value));
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${color}" stroke-width="${stroke}"/>`;
}
