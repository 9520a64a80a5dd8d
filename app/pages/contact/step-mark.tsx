/** Circles of radius 16 around the corners of a triangle with the side 16: each passes through the others' centres. */
const BLUE = { cx: 24, cy: 16.5 };
const RED = { cx: 32, cy: 30.36 };
const YELLOW = { cx: 16, cy: 30.36 };

/** The first of the firm's three circles: the third step completes them. Decorative. */
export function StepMark({ circles }: { circles: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 47" fill="none" className="w-20 shrink-0 self-start">
      {circles > 0 && <circle {...BLUE} r={16} className="fill-blue" />}
      {circles > 1 && <circle {...RED} r={16} className="fill-red" />}
      {circles > 2 && <circle {...YELLOW} r={16} className="fill-yellow" />}
      {circles > 1 && (
        <path className="fill-violet" d="M16 30.36A16 16 0 0 1 40 16.5A16 16 0 0 1 16 30.36z" />
      )}
      {circles > 2 && (
        <>
          <path className="fill-green" d="M32 30.36A16 16 0 0 1 8 16.5A16 16 0 0 1 32 30.36z" />
          <path className="fill-orange" d="M24 16.5A16 16 0 0 1 24 44.21A16 16 0 0 1 24 16.5z" />
          <path
            className="fill-core"
            d="M24 16.5A16 16 0 0 1 32 30.36A16 16 0 0 1 16 30.36A16 16 0 0 1 24 16.5z"
          />
        </>
      )}
      <g className="stroke-ink" strokeWidth={1}>
        {circles < 2 && <circle {...RED} r={15.5} />}
        {circles < 3 && <circle {...YELLOW} r={15.5} />}
      </g>
    </svg>
  );
}
