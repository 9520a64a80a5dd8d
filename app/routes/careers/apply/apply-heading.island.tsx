import choiceTexts from "virtual:words/positionChoice";
import { island } from "#app/ui/runtime/island.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { PositionChoice } from "./chosen-position.ts";
import type { positionChoiceWords } from "./interface-words.ts";
import { POSITION_TITLE } from "./position-title.ts";
import { useChosenPosition } from "./use-chosen-position.ts";

/** The heading of the application page, with the position that the address names. */
export const ApplyHeading = island("ApplyHeading", ApplyHeadingView, choiceTexts);

interface ApplyHeadingProps {
  /** The words before the position. A prop, because the island needs no other word of that section. */
  applyFor: string;
  positions: PositionChoice[];
}

function ApplyHeadingView({ applyFor, positions }: ApplyHeadingProps) {
  const { none } = useWords<typeof positionChoiceWords>("positionChoice");
  const position = useChosenPosition(positions) ?? none;
  return (
    <span>
      {`${applyFor} `}
      {/* name-position.ts has written the title before hydration. The title is whole on a line where it fits. */}
      <span key={position} id={POSITION_TITLE} className="inline-block" suppressHydrationWarning>
        {position}
      </span>
    </span>
  );
}
