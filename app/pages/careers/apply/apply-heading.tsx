export interface ApplyHeadingProps {
  /** Title of the position. */
  position: string;
  /** The titles of all positions. */
  titles: readonly string[];
}

/**
 * 'Apply for: {job title}'. The longest title reserves the room, invisibly: a prerendered page learns the
 * position only once the script runs, and nothing may move then.
 */
export function ApplyHeading({ position, titles }: ApplyHeadingProps) {
  const longest = titles.reduce((a, b) => (b.length > a.length ? b : a), position);
  return (
    <span className="block text-h2">
      {"Apply for: "}
      <span
        data-longest={longest}
        className="inline-grid after:invisible after:content-[attr(data-longest)] *:[grid-area:1/1] after:[grid-area:1/1]"
      >
        <span>{position}</span>
      </span>
    </span>
  );
}
