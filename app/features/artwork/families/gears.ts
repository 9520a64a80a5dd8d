import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { disc, filledPath, path, type SizedFrame } from "#app/features/artwork/svg.ts";

/* The unit is half of the way from tooth to tooth. It is the same on every wheel, and so are the teeth. */
/** The radius of the circle on which a wheel rolls along the next, per tooth. */
const RADIUS_PER_TOOTH = 1 / Math.PI;
/** What of a tooth lies outside and inside that circle. */
const HEAD_HEIGHT = 0.36;
const FOOT_DEPTH = 0.54;
/** Half of the widths of a tooth. The gap between two wheels is then about 0.2 wide at each phase. */
const HALF_HEAD = 0.26;
const HALF_FOOT = 0.44;

/** A wheel: its center, and the direction of one of its teeth. */
interface Wheel {
  x: number;
  y: number;
  teeth: number;
  phase: number;
}

/** What of the first wheel lies beyond two edges of a frame with two wheels, in its diameters. */
const BEYOND = 0.2;

/**
 * Gears: wheels whose teeth meet, so that each turns the next. A long frame has a row of whole wheels. Others have two:
 * the larger bleeds off the lower left corner, except in a square, which may be shown as a circle.
 */
export const gears: DrawFamily = (frame, { ground, inks }, random) => {
  const { width, height, short, ratio } = frame;
  const [lead, second, accent] = inks;
  const wheels = placeWheels(frame, random);
  const isRow = wheels.length > 2;
  const beyond = isRow || ratio < 1.15 ? 0 : BEYOND;
  const [first] = wheels;
  const cut = first ? 2 * reachOf(first) * beyond : 0;
  const left = Math.min(...wheels.map((wheel) => wheel.x - reachOf(wheel))) + cut;
  const right = Math.max(...wheels.map((wheel) => wheel.x + reachOf(wheel)));
  const top = Math.min(...wheels.map((wheel) => wheel.y - reachOf(wheel)));
  const bottom = Math.max(...wheels.map((wheel) => wheel.y + reachOf(wheel))) - cut;
  const margin = short * (ratio < 1.15 ? 0.08 : 0.06);
  const near = beyond > 0 ? 0 : margin;
  const scale = Math.min(
    (width - margin - near) / (right - left),
    (height - margin - near) / (bottom - top),
  );
  // What is left of the room lies between the edges and the wheels.
  const originX = beyond > 0 ? -scale * left : (width - scale * (left + right)) / 2;
  const originY = beyond > 0 ? height - scale * bottom : (height - scale * (top + bottom)) / 2;
  let drawing = "";
  for (const [index, wheel] of wheels.entries()) {
    const placed = { ...wheel, x: originX + scale * wheel.x, y: originY + scale * wheel.y };
    const r = scale * wheel.teeth * RADIUS_PER_TOOTH;
    drawing += filledPath(index % 2 === 0 ? lead : second, wheelData(placed, r, scale));
    drawing +=
      disc(placed.x, placed.y, r * 0.46, ground) + disc(placed.x, placed.y, r * 0.24, accent);
  }
  return drawing;
};

/** The distance from the center to the heads of the teeth. */
function reachOf({ teeth }: Wheel): number {
  return teeth * RADIUS_PER_TOOTH + HEAD_HEIGHT;
}

/** A large and a small wheel by turns, as many as a frame of this length has room for, from the lower left. */
function placeWheels({ ratio, isWide }: SizedFrame, random: Random): Wheel[] {
  const teeth = [random.pick([12, 13, 14]), random.pick([7, 8, 9])];
  const lean = random.between(0.4, 0.7);
  const count = Math.max(2, Math.floor(1.7 * ratio));
  const wheels: Wheel[] = [];
  for (let index = 0; index < (ratio > 2 ? count : 2); index += 1) {
    const before = wheels.at(-1);
    const own = teeth[index % 2] ?? 0;
    if (!before) {
      wheels.push({ x: 0, y: 0, teeth: own, phase: random.next() });
      continue;
    }
    const aside = index % 2 === 0 ? lean : -lean;
    const direction = isWide ? aside : aside - Math.PI / 4;
    const distance = (before.teeth + own) * RADIUS_PER_TOOTH;
    // Where the wheels touch, a tooth of one meets a gap of the other.
    const turned = ((direction - before.phase) / (2 * Math.PI)) * before.teeth;
    const phase = direction + Math.PI + ((turned + 0.5) / own) * 2 * Math.PI;
    wheels.push({
      x: before.x + distance * Math.cos(direction),
      y: before.y + distance * Math.sin(direction),
      teeth: own,
      phase,
    });
  }
  return wheels;
}

/** The outline of a wheel. @param r the radius of the circle on which it rolls. @param scale the size of its unit */
function wheelData({ x, y, teeth, phase }: Wheel, r: number, scale: number): string {
  const [head, foot] = [r + scale * HEAD_HEIGHT, r - scale * FOOT_DEPTH];
  let data = "";
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const corners = [
      { aside: -HALF_FOOT, radius: foot },
      { aside: -HALF_HEAD, radius: head },
      { aside: HALF_HEAD, radius: head },
      { aside: HALF_FOOT, radius: foot },
    ];
    for (const { aside, radius } of corners) {
      const angle = phase + (tooth / teeth) * 2 * Math.PI + (scale * aside) / radius;
      data += path`${data ? "L" : "M"}${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
    }
  }
  return `${data}z`;
}
