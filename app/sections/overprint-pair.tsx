/**
 * For a blue ground: yellow and red printed over the blue ink give green and violet, and all three ink. Decorative.
 *
 * @param id unique on the page: the clip path is named after it
 */
export function OverprintPair({ id, className }: { id: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 760 500" className={className}>
      <clipPath id={id}>
        <circle cx="510" cy="250" r="250" />
      </clipPath>
      <circle cx="510" cy="250" r="250" fill="var(--color-violet)" />
      <circle cx="250" cy="250" r="250" fill="var(--color-green)" />
      <circle cx="250" cy="250" r="250" fill="var(--color-core)" clipPath={`url(#${id})`} />
    </svg>
  );
}
