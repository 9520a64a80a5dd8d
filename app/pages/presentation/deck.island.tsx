import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { island } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";
import { changeQuery } from "#app/browser/use-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { deckFiles } from "./deck-links.ts";
import { deckElement, slideList, useDeckMoves, useFullScreen } from "./deck-moves.ts";
import type { DeckFile } from "./download-deck.ts";
import { useDeckDownload } from "./use-deck-download.ts";

const STEP = "button button-small";
const TOOL = "button button-outline button-small needs-script";
const FILE =
  "text-link inline-flex min-h-11 items-center justify-center text-caption font-semibold whitespace-nowrap";

/** Time for the print layout to stand before the dialog opens (specification, section 9). */
const PRINT_DELAY = 300;

interface DeckProps {
  count: number;
  /** What the page makes of the slides. */
  download: DeckFile;
  /** What is there to be taken as it is. */
  files: ReturnType<typeof deckFiles>;
}

/** The controls of the deck. All slides are in the page beside them; the style sheet (styles/deck.css) chooses which are displayed. */
export const Deck = island("Deck", ({ count, download, files }: DeckProps) => {
  const [isOverview, setIsOverview] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [isFull, toggleFull] = useFullScreen();
  const [downloadState, startDownload] = useDeckDownload(download);
  const isGrid = isOverview && !isFull;
  const view = isPrinting ? "print" : isGrid ? "overview" : "stage";
  const [index, move] = useDeckMoves(count, isGrid, () => isOverview && leaveOverview());
  const last = count - 1;

  // Before anything is painted, the slides beside the island learn how they are displayed.
  useLayoutEffect(() => {
    deckElement().dataset.view = view;
    for (const [position, slide] of [...slideList().children].entries()) {
      const isCurrent = position === index;
      slide.toggleAttribute("data-current", isCurrent);
      slide.querySelector(".slide-frame")?.toggleAttribute("inert", view === "overview");
      slide.querySelector(".deck-jump")?.setAttribute("aria-current", String(isCurrent));
    }
  }, [index, view]);

  // A button that becomes disabled loses the focus: the one that leads back takes it.
  useLayoutEffect(() => {
    if (!document.activeElement?.matches(".deck-steps :disabled")) return;
    document.querySelector<HTMLElement>(".deck-steps :enabled")?.focus();
  });

  // In the overview a slide is a link that leads to it without another page.
  useEffect(() =>
    listen(slideList(), ["click"], (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(".deck-jump");
      if (!link) return;
      event.preventDefault();
      changeQuery({ slide: new URL(link.href).searchParams.get("slide") ?? undefined }, "push");
      leaveOverview();
    }),
  );
  function print() {
    if (isPrinting) return;
    setIsPrinting(true);
    setTimeout(() => {
      window.print();
      setIsPrinting(false);
    }, PRINT_DELAY);
  }
  function leaveOverview() {
    // The link that was followed goes with the overview: the focus moves to the slide that it leads to.
    flushSync(() => setIsOverview(false));
    slideList().focus();
  }

  return (
    <div className="deck-controls">
      <div className="deck-steps needs-script">
        <p role="status" className="deck-counter tabular">
          {/* A new element for each slide: a page translator has replaced the text of the old one. */}
          <span key={index}>{`Slide ${index + 1} of ${count}`}</span>
        </p>
        <button type="button" disabled={index === 0} onClick={() => move(-1)} className={STEP}>
          <Icon name="arrow-left" />
          <span className="deck-step-word">Previous</span>
        </button>
        <button type="button" disabled={index === last} onClick={() => move(1)} className={STEP}>
          <span>Next</span>
          <Icon name="arrow-right" />
        </button>
      </div>
      <div className="deck-tools">
        <button
          type="button"
          aria-pressed={isGrid}
          onClick={() => setIsOverview(!isOverview)}
          className={TOOL}
        >
          Overview
        </button>
        {isFull !== undefined && (
          <button type="button" onClick={toggleFull} className={`${TOOL} deck-full-screen`}>
            {isFull ? "Exit full screen" : "Full screen"}
          </button>
        )}
        <button type="button" onClick={print} className={TOOL}>
          Print / Save as PDF
        </button>
        <button
          type="button"
          onClick={startDownload}
          aria-busy={downloadState === "busy" || undefined}
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
        {downloadState === "failed" &&
          "The presentation could not be built. Check your connection and try again."}
      </p>
    </div>
  );
});
