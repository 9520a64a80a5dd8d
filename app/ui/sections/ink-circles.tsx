export interface InkCirclesProps {
  /** Unique on the page: the clip paths are named after it. */
  id: string;
  /** Left out, styles place them, by transforms. */
  circles?: Record<"blue" | "red" | "yellow", { x?: number; y?: number; r: number }>;
}

const PLACED = { blue: { r: 240 }, red: { r: 240 }, yellow: { r: 240 } };

/**
 * The inside of a drawing: the three inks and their overprints. Each overlap is a painted region, a circle clipped by
 * another, so that it survives print and PDF; styles that move `.circle-blue` and the others move the overlaps too.
 */
export function InkCircles({ id, circles = PLACED }: InkCirclesProps) {
  const circle = (ink: keyof typeof circles, colour: string = ink) => {
    const { x, y, r } = circles[ink];
    return (
      <circle cx={x} cy={y} r={r} className={`circle-${ink}`} fill={`var(--color-${colour})`} />
    );
  };
  const inBlue = `url(#${id}-blue)`;
  return (
    <>
      <clipPath id={`${id}-blue`}>{circle("blue")}</clipPath>
      <clipPath id={`${id}-red`}>{circle("red")}</clipPath>
      {circle("yellow")}
      {circle("blue")}
      {circle("red")}
      <g clipPath={inBlue}>
        {circle("yellow", "green")}
        {circle("red", "violet")}
      </g>
      <g clipPath={`url(#${id}-red)`}>
        {circle("yellow", "orange")}
        <g clipPath={inBlue}>{circle("yellow", "core")}</g>
      </g>
    </>
  );
}
