import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/**
 * Pulse: a cross, and a line that runs from edge to edge and beats in it. In a band the cross bleeds off
 * both edges, elsewhere it is whole.
 */
export const pulse: DrawFamily = ({ width, height, short, ratio }, { inks }, random) => {
  const [lead, , accent] = inks;
  const isBand = ratio > 2;
  const size = short * random.between(0.76, 0.84) * (isBand ? 1.6 : 1);
  const arm = size * random.between(0.32, 0.38);
  const r = arm * random.between(0.16, 0.5);
  const x = width * (isBand ? random.between(0.6, 0.68) : random.between(0.48, 0.54));
  const y = height / 2;
  const cross =
    bar(x - size / 2, y - arm / 2, size, arm, r) + bar(x - arm / 2, y - size / 2, arm, size, r);
  const stroke = size * random.between(0.06, 0.08);
  const beat = Math.min(size * random.between(0.3, 0.38), short * 0.42);
  const step = size * random.between(0.1, 0.13);
  const line = path`M${-stroke} ${y}H${x - 2.2 * step}l${step} ${-beat * 0.4}l${step * 0.9} ${beat * 1.4}l${step * 1.3} ${-2 * beat}l${step * 1.1} ${1.4 * beat}l${step * 0.8} ${-0.4 * beat}H${width + stroke}`;
  return (
    filledPath(lead, cross) +
    `<path fill="none" stroke="${accent}" stroke-width="${shortNumber(stroke)}" stroke-linejoin="round" d="${line}"/>`
  );
};

/** A bar with rounded corners, from its upper left corner. */
function bar(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return path`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
