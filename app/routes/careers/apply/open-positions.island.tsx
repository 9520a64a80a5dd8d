import choiceTexts from "virtual:words/positionChoice";
import listTexts from "virtual:words/positionList";
import { type MouseEvent, useState } from "react";
import type { PictureSource } from "#app/base/picture-source.ts";
import { siteHref } from "#app/base/site-href.ts";
import { Picture } from "#app/ui/picture.tsx";
import { isPlainPress } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { changeQuery } from "#app/ui/runtime/use-query.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { positionChoiceWords, positionListWords } from "./interface-words.ts";
import { useChosenPosition } from "./use-chosen-position.ts";

/** The partner who reads the applications for a position. */
export interface PositionReader {
  sentence: string;
  portrait: PictureSource;
}

export interface OpenPositionsProps {
  heading: string;
  positions: readonly {
    id: string;
    title: string;
    location: string;
    reader?: PositionReader | undefined;
  }[];
  /** The address of the application page. */
  applyHref: string;
}

/**
 * The list of positions beside the application. The current position is marked, and a press chooses another one. The
 * choice does not load another document, because a chosen file would be lost. Without scripts the form itself asks for
 * the position.
 */
export const OpenPositions = island("OpenPositions", OpenPositionsView, {
  ...choiceTexts,
  ...listTexts,
});

function OpenPositionsView(props: OpenPositionsProps) {
  const { none } = useWords<typeof positionChoiceWords>("positionChoice");
  const words = useWords<typeof positionListWords>("positionList");
  const { heading, positions, applyHref } = props;
  const chosen = useChosenPosition(positions) ?? none;
  const [hasChosen, setHasChosen] = useState(false);

  function choose(event: MouseEvent, id: string): void {
    if (!isPlainPress(event) || location.pathname !== siteHref(applyHref)) return;
    event.preventDefault();
    changeQuery("position", id, "push");
    setHasChosen(true);
  }
  return (
    <nav aria-labelledby="positions" className="needs-script">
      <h2 id="positions" className="text-h5">
        {heading}
      </h2>
      <ul className="mt-4 ruled">
        {positions.map(({ id, title, location, reader }) => (
          <li key={id} className="border-b border-rule">
            <SiteLink
              href={`${applyHref}?position=${id}`}
              // A press before the scripts waits for them, because following the link would lose a chosen file.
              data-in-place=""
              onClick={(event) => choose(event, id)}
              aria-current={title === chosen ? "true" : undefined}
              className="group flex items-center justify-between gap-4 py-3 aria-[current]:text-blue"
            >
              <span>
                <span className="block font-semibold group-hover:text-blue">{title}</span>
                <span className="block text-caption text-ink-3">{location}</span>
                {reader && <span className="block text-caption text-ink-3">{reader.sentence}</span>}
              </span>
              {reader && (
                <span className="w-16 shrink-0">
                  <Picture picture={reader.portrait} className="rounded-pill" />
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 text-caption text-ink-2 empty:mt-0">
        {hasChosen && fill(words.chosen, { position: chosen })}
      </p>
    </nav>
  );
}
