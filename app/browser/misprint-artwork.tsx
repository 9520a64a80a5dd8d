/** Three circles whose inks have slipped: each outline stands where its colour should be. Decorative. */
export function MisprintArtwork() {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 400" className="block w-full">
      <clipPath id="misprint-blue">
        <circle cx="300" cy="150" r="120" />
      </clipPath>
      <circle cx="190" cy="240" r="120" className="fill-yellow" />
      <circle cx="300" cy="150" r="120" className="fill-blue" />
      <circle cx="500" cy="270" r="120" className="fill-red" />
      <circle cx="190" cy="240" r="120" clipPath="url(#misprint-blue)" className="fill-green" />
      <g fill="none" strokeWidth="4" className="stroke-ink">
        <circle cx="230" cy="230" r="120" />
        <circle cx="320" cy="130" r="120" />
        <circle cx="380" cy="240" r="120" />
      </g>
    </svg>
  );
}
