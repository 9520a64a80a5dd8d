import { useLayoutEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";

export interface DeckStepsProps {
  /** Of the slide on the stage, counted from 0. */
  index: number;
  count: number;
  move: (by: number) => void;
}

/** Previous, Next and the counter, which is announced when it changes. */
export function DeckSteps({ index, count, move }: DeckStepsProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isFirst = index === 0;
  const isLast = index === count - 1;

  // A button that becomes disabled loses the focus: the one that leads back takes it.
  useLayoutEffect(() => {
    if (isLast && document.activeElement === next.current) previous.current?.focus();
    if (isFirst && document.activeElement === previous.current) next.current?.focus();
  }, [isFirst, isLast]);

  return (
    <div className="deck-steps needs-script">
      <p role="status" className="deck-counter tabular">
        {/* A new element for each slide: a page translator has replaced the text of the old one. */}
        <span key={index}>{`Slide ${index + 1} of ${count}`}</span>
      </p>
      <button
        ref={previous}
        type="button"
        disabled={isFirst}
        onClick={() => move(-1)}
        className="button button-small"
      >
        <Icon name="arrow-left" />
        <span className="deck-step-word">Previous</span>
      </button>
      <button
        ref={next}
        type="button"
        disabled={isLast}
        onClick={() => move(1)}
        className="button button-small"
      >
        <span>Next</span>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
