import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Circle } from "#app/features/artwork/overlaps.ts";
import { disc, num } from "#app/features/artwork/svg.ts";

/** Radii of the bodies as parts of the shorter side. */
const SIZES = [0.085, 0.058, 0.046, 0.036, 0.028, 0.022];
const ORBITS = 8;

/** Orbits: thin circles around one centre, four to six bodies of falling size on them, spread apart and cut by no edge. */
export const orbits: DrawFamily = (frame, { inks: [lead, second, accent], line }, random) => {
  const { long, short, width, height } = frame;
  const x = width * random.pick([0.38, 0.5, 0.5, 0.62]);
  const y = height * random.pick([0.44, 0.5, 0.5, 0.56]);
  const gap = (long * 0.62) / (ORBITS + 0.5);
  const free = Array.from({ length: ORBITS }, (_, index) => gap * (index + 1));
  const lines = free.map((r) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`);
  const stroke = `stroke="${line}" stroke-width="${num(short / 300)}"`;
  // The centre, and of each further body the best of 24 places.
  const bodies: Circle[] = [{ x, y, r: Math.min(gap * 0.62, short * 0.07) }];
  const count = 4 + random.below(3);
  const scale = short * Math.max(1, width / height / 1.33) ** 0.3;
  for (const size of SIZES.slice(0, count)) {
    const r = size * scale;
    const places = Array.from({ length: 24 }, () => {
      const orbit = random.pick(free);
      const angle = random.next() * 2 * Math.PI;
      const at = { x: x + orbit * Math.cos(angle), y: y + orbit * Math.sin(angle), r };
      const edge = Math.min(at.x, at.y, width - at.x, height - at.y) - r;
      const gaps = bodies.map((body) => Math.hypot(body.x - at.x, body.y - at.y) - body.r - r);
      return { at, orbit, room: edge < short * 0.05 ? 0 : Math.min(edge * 2, ...gaps) };
    });
    const best = places.reduce((best, place) => (place.room > best.room ? place : best));
    if (best.room < short * 0.04) continue;
    bodies.push(best.at);
    free.splice(free.indexOf(best.orbit), 1);
  }
  const colours = [second, lead, accent, lead, second, accent, lead];
  const discs = bodies.map(({ x, y, r }, index) => disc(x, y, r, colours[index]));
  return `<g fill="none" ${stroke}>${lines.join("")}</g>${discs.join("")}`;
};
