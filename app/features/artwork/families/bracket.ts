import { roomLostAtEnd } from "#app/features/artwork/edges.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, path, shortNumber } from "#app/features/artwork/svg.ts";

/** Ways, counted from one side. */
const WAYS = [0, 1, 2, 3] as const;
/** Lengths in distances of two ways: the least straight parts, and the radii of both rounds and of the last disc. */
const LEAST_STRAIGHT = 0.36;
const FIRST_ROUND = 0.5;
const SECOND_ROUND = 1;
const GOAL = 0.82;
/** The radius of the last disc where the picture ends within it, and how much of the radius lies outside. */
const CUT_GOAL = 1;
const CUT_SHARE = 0.5;
/** The radius with which both ways turn out of their half circle. It is at most the least straight part. */
const TURN = 0.36;
/** The room aside: the distances of the ways and a disc at each side. */
const ROOM_ASIDE = WAYS.length - 1 + 0.8;

/**
 * Bracket: four ways meet in two rounds, two and two, and one is left. It lies on top from its beginning to its end, a
 * large disc. In a wide frame the ways run to the right and the disc goes on beyond the edge. In a tall one they run upward. In
 * a tall frame and in a square the drawing is whole.
 */
export const bracket: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const { short, ratio, isWide, height } = frame;
  const { long } = frame;
  // A square may be shown as a circle. Beside a title a tall drawing ends where the page does.
  const isCut = isWide && ratio >= 1.15;
  const margin = short * (isCut ? 0.07 : 0.15);
  const goalRadius = isCut ? CUT_GOAL : GOAL;
  const outside = isCut ? CUT_SHARE * goalRadius : 0;
  // As much at both ends, so that a whole drawing stands in the middle.
  const room = long - (isCut ? margin : 2 * (margin + roomLostAtEnd(frame)));
  const discs = random.between(0.33, 0.4);
  const rounds = FIRST_ROUND + SECOND_ROUND + discs + 2 * goalRadius - outside;
  const pitch = Math.min((short - 2 * margin) / ROOM_ASIDE, room / (rounds + 3 * LEAST_STRAIGHT));
  const stroke = pitch * random.between(0.3, 0.4);
  const chosen = random.pick(WAYS);
  const mostStraight = LEAST_STRAIGHT * random.between(1.5, 2.2);
  const straight = Math.min((room / pitch - rounds) / 3, mostStraight);
  const length = rounds + 3 * straight;
  const start = (long - length * pitch) / (isCut ? 1 : 2);
  /** A point by its distances from the beginning and from the middle, in distances of two ways. */
  const at = (along: number, aside: number) => {
    const x = start + (discs + along) * pitch;
    const y = short / 2 + aside * pitch;
    return isWide ? { x, y } : { x: y, y: height - x };
  };
  const to = (command: string, along: number, aside: number) => {
    const { x, y } = at(along, aside);
    return path`${command}${x} ${y}`;
  };
  /**
   * Straight on, and a quarter of a circle to the middle of both ways. Two ways are a half circle, which is round inside. Each
   * also turns out of it along its tangent, which rounds the corner outside: a circle of the radius `TURN` touches the circle of
   * the arc and the line in the middle.
   */
  const meet = (until: number, aside: number, middle: number) => {
    const r = Math.abs(middle - aside);
    const side = middle > aside ? 1 : -1;
    const turnCenter = Math.sqrt(r ** 2 + 2 * r * TURN);
    const share = r / (r + TURN);
    const arc = path`A${r * pitch} ${r * pitch} 0 0 ${side > 0 ? 1 : 0} `;
    const turn = path`A${TURN * pitch} ${TURN * pitch} 0 0 ${side > 0 ? 0 : 1} `;
    return (
      to("L", until, aside) +
      to(arc, until + r, middle) +
      to("M", until + share * turnCenter, middle - side * share * TURN) +
      to(turn, until + turnCenter, middle) +
      to("M", until + r, middle)
    );
  };
  const secondStart = straight + FIRST_ROUND;
  const last = secondStart + straight + SECOND_ROUND;
  const goal = last + straight + goalRadius;
  const middleOf = (way: number) => (way < 2 ? -1 : 1);
  const firstRound = (way: number) =>
    to("M", 0, way - 1.5) + meet(straight, way - 1.5, middleOf(way));
  const secondRound = (way: number) => meet(secondStart + straight, middleOf(way), 0);
  const line = (ink: string, data: string) =>
    `<path fill="none" stroke="${ink}" stroke-width="${shortNumber(stroke)}" stroke-linecap="round" d="${data}"/>`;
  const begin = (way: number, ink: string) => {
    const { x, y } = at(0, way - 1.5);
    return disc(x, y, discs * pitch, ink);
  };
  const others = WAYS.filter((way) => way !== chosen);
  // A way ends where it meets the chosen one, so that no edge of its ink shows beside that of the chosen one.
  const shown = others.map((way) => {
    const isNeighbor = middleOf(way) === middleOf(chosen);
    return isNeighbor ? firstRound(way) : firstRound(way) + secondRound(way);
  });
  const end = at(goal, 0);
  return (
    line(lead, shown.join("")) +
    others.map((way) => begin(way, second)).join("") +
    line(accent, firstRound(chosen) + secondRound(chosen) + to("L", goal, 0)) +
    begin(chosen, accent) +
    disc(end.x, end.y, goalRadius * pitch, accent)
  );
};
