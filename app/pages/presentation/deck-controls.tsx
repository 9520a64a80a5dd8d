import { useLayoutEffect, useRef } from "react";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SlideMove } from "./use-current-slide.ts";
import { back, forward } from "./use-deck-keys.ts";

interface Switch {
  isOn: boolean;
  toggle: () => void;
}

export interface DeckControlsProps extends DeckStepsProps {
  overview: Switch;
  fullScreen: Switch & { isPossible: boolean };
  output: "print" | "download" | undefined;
  failure: string;
  print: () => void;
  download: () => void;
}

const TOOL = buttonStyle({ variant: "outline", size: "small" });

/** What can be done with the deck: page through it, see all of it, show it large, take it away. */
export function DeckControls(props: DeckControlsProps) {
  const { overview, fullScreen, output, failure, print, download, ...steps } = props;
  return (
    <div className="deck-controls needs-script">
      <DeckSteps {...steps} />
      <div className="deck-tools">
        <button
          type="button"
          aria-pressed={overview.isOn}
          onClick={overview.toggle}
          className={TOOL}
        >
          Overview
        </button>
        {fullScreen.isPossible && (
          <button type="button" onClick={fullScreen.toggle} className={`${TOOL} deck-full-screen`}>
            {fullScreen.isOn ? "Exit full screen" : "Full screen"}
          </button>
        )}
        <button type="button" onClick={print} className={TOOL}>
          Print / Save as PDF
        </button>
        <button
          type="button"
          onClick={download}
          aria-busy={output === "download" || undefined}
          className={TOOL}
        >
          Download Presentation
        </button>
      </div>
      <p role="alert" className="deck-failure">
        {failure}
      </p>
    </div>
  );
}

interface DeckStepsProps {
  /** Of the slide on the stage, counted from 0. */
  index: number;
  count: number;
  move: (by: SlideMove) => void;
}

const STEP = buttonStyle({ size: "small" });

/** Previous, Next and the counter, which is announced when it changes. */
function DeckSteps({ index, count, move }: DeckStepsProps) {
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
    <div className="deck-steps">
      <p role="status" className="deck-counter tabular">
        {/* A new element for each slide: a page translator has replaced the text of the old one. */}
        <span key={index}>{`Slide ${index + 1} of ${count}`}</span>
      </p>
      <button
        ref={previous}
        type="button"
        disabled={isFirst}
        onClick={() => move(back)}
        className={STEP}
      >
        <Icon name="arrow-left" />
        <span>Previous</span>
      </button>
      <button
        ref={next}
        type="button"
        disabled={isLast}
        onClick={() => move(forward)}
        className={STEP}
      >
        <span>Next</span>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
