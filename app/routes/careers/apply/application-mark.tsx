export interface ApplicationMarkProps {
  /** Counted from 1. */
  step: number;
}

/** A step of an application: the sheet that is sent, a first person who reads it, and a second one with whom the first talks. Decorative. */
export function ApplicationMark({ step }: ApplicationMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="3 0 48 47" width={96} height={94} fill="none">
      <path className="fill-blue" d="M14 3h26v41H14z" />
      <path className="stroke-white" d="M18.5 8.5h17" />
      {step > 1 && (
        <>
          <circle cx={16} cy={26} r={13} className="fill-red" />
          <path className="fill-violet" d="M14 13.16A13 13 0 1 1 14 38.84z" />
        </>
      )}
      {step > 2 && (
        <>
          <circle cx={34} cy={26} r={13} className="fill-yellow" />
          <path className="fill-green" d="M40 14.47A13 13 0 1 0 40 37.53z" />
          <path className="fill-core" d="M25 16.62A13 13 0 0 1 25 35.38A13 13 0 0 1 25 16.62z" />
        </>
      )}
      <g className="stroke-ink">
        {step < 2 && <circle cx={16} cy={26} r={12.5} />}
        {step < 3 && <circle cx={34} cy={26} r={12.5} />}
      </g>
    </svg>
  );
}
