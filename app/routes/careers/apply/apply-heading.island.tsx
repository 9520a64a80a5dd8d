import { island } from "#app/ui/runtime/island.tsx";
import { type PositionChoice, useChosenPosition } from "./use-chosen-position.ts";

/** The longest title is invisible and reserves room, so nothing moves when the script reads the position. */
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
