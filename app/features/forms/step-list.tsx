import type { ReactNode } from "react";
import { withWholeNumbers } from "#app/base/typography.ts";

/**
 * Circles of radius 16 around the corners of a triangle with sides of 16. Each passes through the centers of the other
 * two.
 */
const CIRCLES = [
  { cx: 24, cy: 16.5, fill: "fill-blue" },
  { cx: 32, cy: 30.36, fill: "fill-red" },
  { cx: 16, cy: 30.36, fill: "fill-yellow" },
];
/** The overlaps of each two circles, that of the first two circles first, and the overlap of all three. */
const OVERLAPS = {
  "fill-violet": "M16 30.36A16 16 0 0 1 40 16.5A16 16 0 0 1 16 30.36z",
  "fill-green": "M32 30.36A16 16 0 0 1 8 16.5A16 16 0 0 1 32 30.36z",
  "fill-orange": "M24 16.5A16 16 0 0 1 24 44.21A16 16 0 0 1 24 16.5z",
  "fill-core": "M24 16.5A16 16 0 0 1 32 30.36A16 16 0 0 1 16 30.36A16 16 0 0 1 24 16.5z",
};
/** How many of the overlaps belong to none, one, two and three circles. */
const OVERLAP_COUNTS = [0, 0, 1, 4];

export interface StepListProps {
  steps: readonly { title: string; text: string }[];
  /** Draws what a step shows. Without it each step adds one of the firm's circles. @param step counted from 1 */
  drawMark?: (step: number) => ReactNode;
}

/** What happens after a form is sent. */
export function StepList({ steps, drawMark }: StepListProps) {
  return (
    <ol className="form-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          {drawMark?.(index + 1) ?? <StepMark circles={index + 1} />}
          <div>
            <h2 className="text-h5">{title}</h2>
            <p className="mt-1 text-ink-2">{withWholeNumbers(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The firm's three circles, as many as the number of the step. The third step completes them. Decorative. */
function StepMark({ circles }: { circles: number }) {
  const overlaps = Object.entries(OVERLAPS).slice(0, OVERLAP_COUNTS[circles]);
  return (
    <svg aria-hidden="true" viewBox="0 0 48 47" width={96} height={94} fill="none">
      {CIRCLES.slice(0, circles).map(({ fill, ...center }) => (
        <circle key={fill} {...center} r={16} className={fill} />
      ))}
      {overlaps.map(([fill, d]) => (
        <path key={fill} className={fill} d={d} />
      ))}
      <g className="stroke-ink" strokeWidth={1}>
        {CIRCLES.slice(circles).map(({ fill, ...center }) => (
          <circle key={fill} {...center} r={15.5} />
        ))}
      </g>
    </svg>
  );
}
