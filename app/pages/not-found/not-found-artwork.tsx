/** The three circles spell 4, 0, 4: two wedges cut from a circle at the sides, an open ring between them. */
export function NotFoundArtwork() {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 260" className="block w-full">
      <circle cx="130" cy="130" r="130" className="fill-blue" />
      <circle cx="320" cy="130" r="130" className="fill-yellow" />
      <circle cx="510" cy="130" r="130" className="fill-red" />
      <clipPath id="not-found-left">
        <circle cx="130" cy="130" r="130" />
      </clipPath>
      <clipPath id="not-found-right">
        <circle cx="510" cy="130" r="130" />
      </clipPath>
      <circle cx="320" cy="130" r="130" clipPath="url(#not-found-left)" className="fill-green" />
      <circle cx="320" cy="130" r="130" clipPath="url(#not-found-right)" className="fill-orange" />
      <circle cx="320" cy="130" r="58" className="fill-paper" />
      <g
        fill="none"
        className="stroke-paper"
        strokeWidth="26"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M132 60 70 152h92M132 104v84" />
        <path d="M512 60l-62 92h92M512 104v84" />
      </g>
    </svg>
  );
}
