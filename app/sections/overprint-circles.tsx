/** The circles of the three inks, in a square of 772 units. */
export const OVERPRINT = {
  yellow: { x: 262, y: 410, r: 250 },
  blue: { x: 460, y: 250, r: 250 },
  red: { x: 510, y: 510, r: 250 },
} as const;

const circleProps = (ink: keyof typeof OVERPRINT) => {
  const { x, y, r } = OVERPRINT[ink];
  return { cx: x, cy: y, r };
};

/**
 * The three inks and their overprints, the arrangement of the home page's hero, standing still. Each overlap is a
 * painted region, so that it survives print and PDF. Decorative.
 *
 * @param id unique on the page: the clip paths are named after it
 */
export function OverprintCircles({ id, className }: { id: string; className?: string }) {
  const yellow = circleProps("yellow");
  const blue = circleProps("blue");
  const red = circleProps("red");
  const inBlue = `url(#${id}-blue)`;
  const inRed = `url(#${id}-red)`;
  return (
    <svg aria-hidden="true" viewBox="0 0 772 772" className={className}>
      <clipPath id={`${id}-blue`}>
        <circle {...blue} />
      </clipPath>
      <clipPath id={`${id}-red`}>
        <circle {...red} />
      </clipPath>
      <circle {...yellow} fill="var(--color-yellow)" />
      <circle {...blue} fill="var(--color-blue)" />
      <circle {...red} fill="var(--color-red)" />
      <g clipPath={inBlue}>
        <circle {...yellow} fill="var(--color-green)" />
        <circle {...red} fill="var(--color-violet)" />
      </g>
      <g clipPath={inRed}>
        <circle {...yellow} fill="var(--color-orange)" />
        <g clipPath={inBlue}>
          <circle {...yellow} fill="var(--color-core)" />
        </g>
      </g>
    </svg>
  );
}
