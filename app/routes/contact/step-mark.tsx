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

export interface StepMarkProps {
  /** The number of circles, which is that of the step. */
  circles: number;
}

/** The firm's three circles, as many as the number of the step. The third step completes them. Decorative. */
export function StepMark({ circles }: StepMarkProps) {
  const overlaps = Object.entries(OVERLAPS).slice(0, OVERLAP_COUNTS[circles]);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 47"
      width={80}
      height={78}
      fill="none"
      className="w-20 shrink-0 self-start"
    >
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
