import { leadingNumber } from "#app/base/leading-number.ts";
import { unstyledSize } from "#app/base/unstyled-size.ts";

export interface ClaimDrawingProps {
  kind: "part" | "growth" | "multiple";
  /** The figure, such as `83%`, `17%` or `3.2x`. */
  value: string;
  /** The ink of the share that the figure names: a class that sets fill and stroke. */
  ink: "claim-blue" | "claim-red" | "claim-yellow";
}

/**
 * The drawing of a figure. A part is an arc of its own ring. Growth and a multiple are two discs whose areas are in
 * proportion: before and after. No two figures share a scale. Decorative, because the figure stands below it.
 */
export function ClaimDrawing({ kind, value, ink }: ClaimDrawingProps) {
  const number = leadingNumber(value);
  if (kind === "part") {
    return <PartOfRing share={number / 100} isMore={value.endsWith("+")} ink={ink} />;
  }
  if (kind === "growth") {
    return <TwoDiscs before={100} after={100 + number} ink={ink} />;
  }
  return <TwoDiscs before={1} after={number} ink={ink} />;
}

/** The height of every drawing, and the diameter of a ring, in units of the drawing. */
const SIZE = 200;
const RING_WIDTH = 44;
const RING_RADIUS = (SIZE - RING_WIDTH) / 2;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;
/** A stroke, and the gap before it, after the arc of a figure such as `25%+`. As a part of the ring. */
const STROKE = 0.012;

interface PartOfRingProps extends Pick<ClaimDrawingProps, "ink"> {
  /** Between 0 and 1. */
  share: number;
  /** Whether the figure is a lower limit. */
  isMore: boolean;
}

function PartOfRing({ share, isMore, ink }: PartOfRingProps) {
  const ring = {
    cx: SIZE / 2,
    cy: SIZE / 2,
    r: RING_RADIUS,
    strokeWidth: RING_WIDTH,
    // The ring begins at the top.
    transform: `rotate(-90 ${SIZE / 2} ${SIZE / 2})`,
  };
  const hasHatching = isMore && share + 6 * STROKE <= 1;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} width={160} height={160} fill="none">
      <circle {...ring} className="claim-rest" />
      {hasHatching && <circle {...ring} className={ink} strokeDasharray={hatching(share)} />}
      <circle {...ring} className={ink} strokeDasharray={dashes(share, 1)} />
    </svg>
  );
}

/** Three short strokes after the arc: the figure may be higher. */
function hatching(share: number): string {
  const strokes = [STROKE, STROKE, STROKE, STROKE, STROKE, STROKE];
  return dashes(0, share, 0, ...strokes, 1 - share);
}

/** Dashes and gaps, in parts of the whole ring, as lengths along its middle. */
function dashes(...parts: readonly number[]): string {
  return parts.map((part) => Math.round(part * RING_LENGTH * 10) / 10).join(" ");
}

interface TwoDiscsProps extends Pick<ClaimDrawingProps, "ink"> {
  before: number;
  after: number;
}

/** Both discs stand on one line. The larger one fills the height. */
function TwoDiscs({ before, after, ink }: TwoDiscsProps) {
  const largest = Math.max(before, after);
  const radius = (area: number) => (SIZE / 2) * Math.sqrt(area / largest);
  const first = radius(before);
  const second = radius(after);
  const gap = 16;
  const width = Math.round(2 * first + gap + 2 * second);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${SIZE}`}
      {...unstyledSize({ width: Math.round(width * 0.8), height: 160 })}
    >
      <circle cx={first} cy={SIZE - first} r={first} className="claim-before" />
      <circle cx={width - second} cy={SIZE - second} r={second} className={ink} />
      <text x={first} y={SIZE - first} className="claim-number">
        {before}
      </text>
      <text x={width - second} y={SIZE - second} className={`claim-number on-${ink}`}>
        {after}
      </text>
    </svg>
  );
}
