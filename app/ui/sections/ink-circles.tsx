/** A circle in the units of its drawing. Without `x` and `y` a style sheet positions it by a transform. */
export interface Circle {
  x?: number;
  y?: number;
  r: number;
}

export type Circles = Record<"blue" | "red" | "yellow", Circle>;

export interface InkCirclesProps {
  /** Unique on the page: the ids of the clip paths begin with it. */
  id: string;
  circles?: Circles;
}

const CIRCLES_POSITIONED_BY_STYLES: Circles = {
  blue: { r: 240 },
  red: { r: 240 },
  yellow: { r: 240 },
};

/** How far an overlap extends over the edge of the circle below it, so that no hairline of that circle shows. */
const BEYOND = 0.5;

/**
 * The content of an `<svg>`: circles in the three inks and their overprints. Each overlap is a circle clipped by another
 * circle and not a blend mode, so that it survives print and PDF. Styles that move `.circle-blue`, `.circle-red` or
 * `.circle-yellow` move the overlaps too.
 */
export function InkCircles({ id, circles = CIRCLES_POSITIONED_BY_STYLES }: InkCirclesProps) {
  const circle = (ink: keyof Circles, color: string = ink, beyond = 0) => {
    const { x, y, r } = circles[ink];
    return (
      <circle
        cx={x}
        cy={y}
        r={r + beyond}
        className={`circle-${ink}`}
        fill={`var(--color-${color})`}
      />
    );
  };
  const inBlue = `url(#${id}-blue)`;
  return (
    <>
      <clipPath id={`${id}-blue`}>{circle("blue", "blue", BEYOND)}</clipPath>
      <clipPath id={`${id}-red`}>{circle("red", "red", BEYOND)}</clipPath>
      {circle("yellow")}
      {circle("blue")}
      {circle("red")}
      <g clipPath={inBlue}>
        {circle("yellow", "green")}
        {circle("red", "violet")}
      </g>
      <g clipPath={`url(#${id}-red)`}>
        {circle("yellow", "orange")}
        <g clipPath={inBlue} className="circles-core">
          {circle("yellow", "core")}
        </g>
      </g>
    </>
  );
}
