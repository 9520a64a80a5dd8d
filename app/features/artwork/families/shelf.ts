import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { circle, filledPath, path } from "#app/features/artwork/svg.ts";

/** The form of a package in a box whose lower middle is at `x`, `y`. */
type Package = (x: number, y: number, width: number, height: number) => PackageShapes;

/** A package, and what is printed on it. */
interface PackageShapes {
  body: string;
  label: string;
}

const bottle: Package = (x, y, width, height) => {
  const r = width / 2;
  const neck = width * 0.17;
  const shoulder = y - height * 0.56;
  const rest = height * 0.44 - r;
  return {
    body: path`M${x - r} ${y}V${shoulder}a${r} ${r} 0 0 1 ${r - neck} ${-r}v${-rest}h${2 * neck}v${rest}a${r} ${r} 0 0 1 ${r - neck} ${r}V${y}z`,
    label: path`M${x - r} ${y - height * 0.44}h${width}v${height * 0.26}h${-width}z`,
  };
};

const jar: Package = (x, y, width, height) => {
  const lid = height * 0.16;
  const inset = width * 0.08;
  return {
    body: path`M${x - width / 2} ${y}v${-(height - lid)}h${width}v${height - lid}z`,
    label: path`M${x - width / 2 + inset} ${y - height}h${width - 2 * inset}v${lid}h${2 * inset - width}z${circle(x, y - (height - lid) / 2, width * 0.26)}`,
  };
};

const carton: Package = (x, y, width, height) => ({
  body: path`M${x - width / 2} ${y}v${-height * 0.78}l${width / 2} ${-height * 0.22}l${width / 2} ${height * 0.22}V${y}z`,
  label: path`M${x - width / 2} ${y - height * 0.18}a${width / 2} ${width / 2} 0 0 1 ${width} 0z`,
});

const tube: Package = (x, y, width, height) => {
  const r = width / 2;
  return {
    body: path`M${x - r} ${y}V${y - height + r}a${r} ${r} 0 0 1 ${width} 0V${y}z`,
    label: path`M${x - r} ${y - height * 0.5}h${width}v${height * 0.14}h${-width}zM${x - r} ${y - height * 0.28}h${width}v${height * 0.14}h${-width}z`,
  };
};

/** A form with its width and its height, in its size. */
interface PackageKind {
  draw: Package;
  width: number;
  height: number;
}

const PACKAGES: readonly PackageKind[] = [
  { draw: bottle, width: 0.34, height: 0.92 },
  { draw: jar, width: 0.52, height: 0.62 },
  { draw: carton, width: 0.44, height: 0.84 },
  { draw: tube, width: 0.36, height: 0.7 },
];

/** Shelf: packages of several forms stand side by side on boards that run from edge to edge. No package is cut. */
export const shelf: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const { width, height, ratio, short, isRound } = frame;
  const boards = ratio > 2 ? 1 : Math.max(2, Math.round(height / short) + 1);
  // In a circle no package stands at the top, and the lowest board is wide.
  const above = isRound ? height * 0.1 : 0;
  const room = (height - 2 * above) / boards;
  const board = room * 0.1;
  // A low window crops an opening at the right, and a square may be shown as a circle.
  const margin = short * (isRound ? 0.18 : ratio > 2 ? 0.07 : 0.12);
  let bodies = "";
  let labels = "";
  let wood = "";
  let last: PackageKind | undefined;
  for (let index = 0; index < boards; index += 1) {
    const base = above + room * (index + 1) - board;
    // The ground shows below the lowest board: without it, the board would seem to belong to the picture below.
    wood += path`M0 ${base}h${width}v${board * 0.5}H0z`;
    const chosen = choosePackages(width - 2 * margin, room - board, last, random);
    const used = chosen.reduce((sum, { kind, size }) => sum + kind.width * size, 0);
    const gap = (width - 2 * margin - used) / chosen.length;
    let x = margin + gap / 2;
    for (const [place, { kind, size }] of chosen.entries()) {
      const packageWidth = kind.width * size;
      const middle = x + packageWidth / 2;
      const { body, label } = kind.draw(middle, base, packageWidth, kind.height * size);
      const isEven = (place + index) % 2 === 0;
      bodies += filledPath(isEven ? lead : second, body);
      labels += filledPath(isEven ? second : accent, label);
      x += packageWidth + gap;
    }
    last = chosen.at(-1)?.kind;
  }
  return bodies + labels + filledPath(accent, wood);
};

/** Packages that fill a board, with the heights that their sizes refer to. None stands beside its like. */
function choosePackages(
  width: number,
  room: number,
  last: PackageKind | undefined,
  random: Random,
): { kind: PackageKind; size: number }[] {
  const chosen: { kind: PackageKind; size: number }[] = [];
  const leastGap = room * 0.08;
  let left = width;
  let previous = last;
  while (left > 0) {
    const kind = random.pick(PACKAGES.filter((candidate) => candidate !== previous));
    const size = room * random.between(0.86, 0.96);
    left -= kind.width * size + leastGap;
    if (left >= 0) chosen.push({ kind, size });
    previous = kind;
  }
  return chosen;
}
