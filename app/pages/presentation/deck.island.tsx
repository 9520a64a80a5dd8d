import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { island } from "#app/browser/island.tsx";
import { changeQuery } from "#app/browser/use-query.ts";
import { DeckControls } from "./deck-controls.tsx";
import type { DeckFile } from "./download-deck.ts";
import type { DeckSlide } from "./slide-view.tsx";
import { SlideView } from "./slide-view.tsx";
import { useCurrentSlide } from "./use-current-slide.ts";
import { useDeckKeys } from "./use-deck-keys.ts";
import { useDeckOutput } from "./use-deck-output.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useSwipe } from "./use-swipe.ts";

export interface DeckProps {
  slides: DeckSlide[];
  download: DeckFile;
}

/**
 * The deck with its controls. All slides are always in the page; which of them are displayed is a matter of the
 * style sheet (styles/deck.css): one on the stage, all in the overview, in print and without scripts.
 */
export const Deck = island("Deck", ({ slides, download }: DeckProps) => {
  const deck = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const count = slides.length;
  const { index, move } = useCurrentSlide(count);
  const [isOverview, setIsOverview] = useState(false);
  const fullScreen = useFullScreen(deck);
  const { output, ...outputs } = useDeckOutput(deck, download);
  const swipe = useSwipe((direction) => move((from) => from + direction));
  useDeckKeys({ move, onEscape: () => isOverview && leaveOverview() });

  const view = viewOf(output === "print", isOverview && !fullScreen.isOn);
  const isGrid = view === "overview";
  function leaveOverview() {
    // The link that was followed goes with the overview: the focus moves to the slide that it leads to.
    flushSync(() => setIsOverview(false));
    list.current?.focus();
  }
  return (
    <section ref={deck} aria-label="Slides" className="deck" data-view={view}>
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
      <DeckControls
        index={index}
        count={count}
        move={move}
        overview={{ isOn: isGrid, toggle: () => setIsOverview(!isOverview) }}
        fullScreen={fullScreen}
        output={output}
        {...outputs}
      />
    </section>
  );
});

function viewOf(isPrinting: boolean, isOverview: boolean): "print" | "overview" | "stage" {
  if (isPrinting) return "print";
  return isOverview ? "overview" : "stage";
}
