import choiceTexts from "virtual:words/positionChoice";
import { island } from "#app/ui/runtime/island.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { positionChoiceWords } from "./interface-words.ts";
import { type PositionChoice, useChosenPosition } from "./use-chosen-position.ts";

/** The longest title is invisible and reserves room, so nothing moves when the script reads the position. */
export const ApplyHeading = island("ApplyHeading", ApplyHeadingView, choiceTexts);

interface ApplyHeadingProps {
  /** The words before the position. A prop, because the island needs no other word of that section. */
  applyFor: string;
  positions: PositionChoice[];
}

function ApplyHeadingView({ applyFor, ...props }: ApplyHeadingProps) {
  const { none } = useWords<typeof positionChoiceWords>("positionChoice");
  const position = useChosenPosition(props.positions) ?? none;
  const titles = [position, ...props.positions.map(({ title }) => title)];
  const longest = titles.reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <span>
      <span className="block text-h4">{`${applyFor} `}</span>
      <span data-longest={longest} className="longest">
        <span key={position} className="awaits-query">
          {position}
        </span>
      </span>
    </span>
  );
}
