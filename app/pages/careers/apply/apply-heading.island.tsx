import { island } from "#app/browser/island.tsx";
import { type PositionChoice, useChosenPosition } from "./use-chosen-position.ts";

/**
 * 'Apply for: {job title}'. The longest title reserves the room, invisibly: a prerendered page learns the
 * position only once the script runs, and nothing may move then.
 */
export const ApplyHeading = island("ApplyHeading", (props: { positions: PositionChoice[] }) => {
  const position = useChosenPosition(props.positions);
  const titles = [position, ...props.positions.map(({ title }) => title)];
  const longest = titles.reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <span className="block text-h2">
      <span>Apply for: </span>
      <span data-longest={longest} className="longest">
        <span key={position} className="awaits-query">
          {position}
        </span>
      </span>
    </span>
  );
});
