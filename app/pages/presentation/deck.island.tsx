import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { island } from "#app/browser/island.tsx";
import { changeQuery } from "#app/browser/use-query.ts";
import type { DeckLink } from "./deck-file.ts";
import { useCurrentSlide, useDeckKeys, useSwipe } from "./deck-moves.ts";
import { DeckSteps } from "./deck-steps.tsx";
import type { DeckFile } from "./download-deck.ts";
import { type DeckSlide, SlideView } from "./slide-view.tsx";
import { useDeckOutput, useFullScreen } from "./use-deck-output.ts";

const TOOL = "button button-outline button-small needs-script";
const FILE =
  "text-link inline-flex min-h-11 items-center justify-center text-caption font-semibold whitespace-nowrap";

interface DeckProps {
  slides: DeckSlide[];
  /** What the page makes of the slides. */
  download: DeckFile;
  /** What is there to be taken as it is. */
  files: DeckLink[];
}

/** The deck. All slides are in the page; the style sheet (styles/deck.css) chooses which are displayed. */
export const Deck = island("Deck", ({ slides, download, files }: DeckProps) => {
  const deck = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const count = slides.length;
  const { index, move } = useCurrentSlide(count, list);
  const [isOverview, setIsOverview] = useState(false);
  const fullScreen = useFullScreen(deck);
  const output = useDeckOutput(deck, download);
  const swipe = useSwipe(move);
  useDeckKeys(move, () => isOverview && leaveOverview());

  const isGrid = isOverview && !fullScreen.isOn && output.current !== "print";
  function leaveOverview() {
    // The link that was followed goes with the overview: the focus moves to the slide that it leads to.
    flushSync(() => setIsOverview(false));
    list.current?.focus();
  }
  return (
    <section
      ref={deck}
      aria-label="Slides"
      className="deck"
      data-view={output.current === "print" ? "print" : isGrid ? "overview" : "stage"}
    >
      <ol ref={list} tabIndex={-1} className="deck-slides awaits-query" {...(!isGrid && swipe)}>
        {slides.map((slide, position) => (
          <li
            key={slide.title}
            className="deck-slide"
            data-current={position === index || undefined}
          >
            <div inert={isGrid}>
              <SlideView slide={slide} number={position + 1} count={count} />
            </div>
            {isGrid && (
              <a
                href={`?slide=${position + 1}`}
                aria-current={position === index ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  changeQuery({ slide: String(position + 1) }, "push");
                  leaveOverview();
                }}
                className="deck-jump"
              >
                <span className="sr-only">{`Slide ${position + 1}: ${slide.title}`}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      <div className="deck-controls">
        <DeckSteps index={index} count={count} move={move} />
        <div className="deck-tools">
          <button
            type="button"
            aria-pressed={isGrid}
            onClick={() => setIsOverview(!isOverview)}
            className={TOOL}
          >
            Overview
          </button>
          {fullScreen.isPossible && (
            <button
              type="button"
              onClick={fullScreen.toggle}
              className={`${TOOL} deck-full-screen`}
            >
              {fullScreen.isOn ? "Exit full screen" : "Full screen"}
            </button>
          )}
          <button type="button" onClick={output.print} className={TOOL}>
            Print / Save as PDF
          </button>
          <button
            type="button"
            onClick={output.download}
            aria-busy={output.current === "download" || undefined}
            className={TOOL}
          >
            Download Presentation
          </button>
          {files.map(({ href, label, name }) => (
            <a key={href} href={href} download={name} className={FILE}>
              {label}
            </a>
          ))}
        </div>
        <p role="alert" className="deck-failure">
          {output.failure}
        </p>
      </div>
    </section>
  );
});
