import type { DrawFamily } from "../inks.ts";
import type { Circle } from "../overlaps.ts";
import type { Random } from "../random.ts";
import { disc, num, type SizedFrame } from "../svg.ts";

/** Radii of the bodies as parts of the shorter side. */
const SIZES = [0.085, 0.058, 0.046, 0.036, 0.028, 0.022];
const ORBITS = 8;

/** Orbits: thin circles around one centre, four to six bodies of falling size on them, spread apart and cut by no edge. */
export const drawOrbits: DrawFamily = (frame, { inks: [lead, second, accent], line }, random) => {
  const { long, short } = frame;
  const x = frame.width * random.pick([0.38, 0.5, 0.5, 0.62]);
  const y = frame.height * random.pick([0.44, 0.5, 0.5, 0.56]);
  const gap = (long * 0.62) / (ORBITS + 0.5);
  const radii = Array.from({ length: ORBITS }, (_, index) => gap * (index + 1));
  const centre = { x, y, r: Math.min(gap * 0.62, short * 0.07) };
  const orbits = radii.map((r) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`);
  const colours = [second, lead, accent, lead, second, accent, lead];
  const bodies = placeBodies(frame, centre, radii, random).map((body, index) =>
    disc(body.x, body.y, body.r, colours[index]),
  );
  const stroke = `stroke="${line}" stroke-width="${num(short / 300)}"`;
  return `<g fill="none" ${stroke}>${orbits.join("")}</g>${bodies.join("")}`;
};

/** The centre, and of each further body the best of 24 places. */
function placeBodies(frame: SizedFrame, centre: Circle, radii: number[], random: Random) {
  const { width, height, short } = frame;
  const placed = [centre];
  const free = [...radii];
  const count = 4 + random.below(3);
  const scale = short * Math.max(1, width / height / 1.33) ** 0.3;
  for (const size of SIZES.slice(0, count)) {
    const r = size * scale;
    const places = Array.from({ length: 24 }, () => {
      const orbit = random.pick(free);
      const angle = random.next() * 2 * Math.PI;
      const x = centre.x + orbit * Math.cos(angle);
      const y = centre.y + orbit * Math.sin(angle);
      const edge = Math.min(x, y, width - x, height - y) - r;
      const room = Math.min(edge * 2, ...placed.map((o) => Math.hypot(o.x - x, o.y - y) - o.r - r));
      return { x, y, r, orbit, room: edge < short * 0.05 ? 0 : room };
    });
    const best = places.reduce((best, place) => (place.room > best.room ? place : best));
    if (best.room < short * 0.04) continue;
    placed.push(best);
    free.splice(free.indexOf(best.orbit), 1);
  }
  return placed;
}
