import type { Random } from "../random.ts";
import { type Frame, num } from "../svg.ts";
import type { DrawFamily } from "./draw-family.ts";

interface Body {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Radii of the bodies as parts of the shorter side: one that leads, then ever smaller ones. */
const SIZES = [0.085, 0.058, 0.046, 0.036, 0.028, 0.022];

/**
 * Orbits: thin concentric circles around one clear centre, with four to six bodies of falling size,
 * each on its own orbit, spread apart and never cut by an edge.
 */
export const drawOrbits: DrawFamily = (frame, { inks, line }, random) => {
  const { width, height } = frame;
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  const cx = width * random.pick([0.38, 0.5, 0.5, 0.62]);
  const cy = height * random.pick([0.44, 0.5, 0.5, 0.56]);
  const orbits = 8;
  const gap = (long * 0.62) / (orbits + 0.5);
  const radii = Array.from({ length: orbits }, (_, index) => gap * (index + 1));
  const centre: Body = { x: cx, y: cy, r: Math.min(gap * 0.62, short * 0.07) };
  const bodies = placeBodies(frame, centre, radii, random);
  const stroke = num(short / 300);
  let body = `<g fill="none" stroke="${line}" stroke-width="${stroke}">`;
  for (const r of radii) body += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"/>`;
  body += "</g>";
  const [lead, second, accent] = inks;
  const colours = [second, lead, accent, lead, second, accent, lead];
  for (const [index, { x, y, r }] of [centre, ...bodies].entries()) {
    body += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colours[index]}"/>`;
  }
  return body;
};

function placeBodies(
  { width, height }: Frame,
  centre: Body,
  radii: number[],
  random: Random,
): Body[] {
  const short = Math.min(width, height);
  const placed: Body[] = [centre];
  const free = [...radii];
  const count = 4 + random.below(3);
  const scale = short * Math.max(1, width / height / 1.33) ** 0.3;
  for (const size of SIZES.slice(0, count)) {
    const r = size * scale;
    let best: Body | undefined;
    let bestRadius = 0;
    let bestRoom = 0;
    for (let attempt = 0; attempt < 24; attempt++) {
      const radius = random.pick(free);
      const angle = random.next() * 2 * Math.PI;
      const x = centre.x + radius * Math.cos(angle);
      const y = centre.y + radius * Math.sin(angle);
      const edge = Math.min(x, y, width - x, height - y) - r;
      if (edge < short * 0.05) continue;
      const room = Math.min(edge * 2, ...placed.map((o) => Math.hypot(o.x - x, o.y - y) - o.r - r));
      if (room > bestRoom) [best, bestRadius, bestRoom] = [{ x, y, r }, radius, room];
    }
    if (!best || bestRoom < short * 0.04) continue;
    placed.push(best);
    free.splice(free.indexOf(bestRadius), 1);
  }
  return placed.slice(1);
}
