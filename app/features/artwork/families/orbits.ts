import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Circle } from "#app/features/artwork/overlaps.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { disc, type SizedFrame, shortNumber } from "#app/features/artwork/svg.ts";

/** Radii of the bodies as fractions of the shorter side. */
const SIZES = [0.085, 0.058, 0.046, 0.036, 0.028, 0.022];
const ORBIT_COUNT = 8;
/** The number of positions that are tried for each body. */
const TRIES = 24;
/** The smallest distance of a body to other bodies and to the frame, as a fraction of the shorter side. */
const LEAST_ROOM = 0.04;
const LEAST_ROOM_AT_EDGE = 0.05;

/**
 * Orbits: thin circles around a center with four to six bodies of decreasing size. The bodies are spread apart and lie
 * inside the frame.
 */
export const orbits: DrawFamily = (frame, { inks: [lead, second, accent], line }, random) => {
  const { isWide, long, short, width, height } = frame;
  const place = random.pick([0.38, 0.5, 0.5, 0.62]);
  // A tall frame stands beside a title on the same ground: there all orbits are whole.
  const x = width * (isWide ? place : 0.5);
  const y = height * random.pick([0.44, 0.5, 0.5, 0.56]);
  const gap = isWide ? (long * 0.62) / (ORBIT_COUNT + 0.5) : (short * 0.48) / ORBIT_COUNT;
  const radii = Array.from({ length: ORBIT_COUNT }, (_, index) => gap * (index + 1));
  const lines = radii.map((radius) => {
    return `<circle cx="${shortNumber(x)}" cy="${shortNumber(y)}" r="${shortNumber(radius)}"/>`;
  });

  const center = { x, y, r: Math.min(gap * 0.62, short * 0.07) };
  const bodies = placeBodies(frame, center, radii, random);
  const colors = [second, lead, accent, lead, second, accent, lead];
  const discs = bodies.map((body, index) => disc(body.x, body.y, body.r, colors[index]));
  const stroke = `stroke="${line}" stroke-width="${shortNumber(short / 300)}"`;
  return `<g fill="none" ${stroke}>${lines.join("")}</g>${discs.join("")}`;
};

/** The center and further bodies. Each body has an orbit of its own, at the position with the most room. */
function placeBodies(
  { short, width, height }: SizedFrame,
  center: Circle,
  radii: readonly number[],
  random: Random,
): Circle[] {
  const bodies = [center];
  const freeRadii = [...radii];
  const count = 4 + random.below(3);
  // In a wide frame bodies are larger in proportion to the shorter side.
  const scale = short * Math.max(1, width / height / 1.33) ** 0.3;
  for (const size of SIZES.slice(0, count)) {
    const r = size * scale;
    const candidates = Array.from({ length: TRIES }, () => {
      const radius = random.pick(freeRadii);
      const angle = random.next() * 2 * Math.PI;
      const body = {
        x: center.x + radius * Math.cos(angle),
        y: center.y + radius * Math.sin(angle),
        r,
      };
      return { body, radius, room: roomAround(body, bodies, { short, width, height }) };
    });
    const best = candidates.reduce((roomiest, candidate) =>
      candidate.room > roomiest.room ? candidate : roomiest,
    );
    if (best.room < short * LEAST_ROOM) continue;
    bodies.push(best.body);
    freeRadii.splice(freeRadii.indexOf(best.radius), 1);
  }
  return bodies;
}

/**
 * The room of a body: the distance to the nearest other body, or twice the distance to the edge. 0 if it is too near to
 * the edge.
 */
function roomAround(
  { x, y, r }: Circle,
  bodies: readonly Circle[],
  { short, width, height }: Pick<SizedFrame, "short" | "width" | "height">,
): number {
  const toEdge = Math.min(x, y, width - x, height - y) - r;
  if (toEdge < short * LEAST_ROOM_AT_EDGE) return 0;
  const toBodies = bodies.map((body) => Math.hypot(body.x - x, body.y - y) - body.r - r);
  return Math.min(toEdge * 2, ...toBodies);
}
