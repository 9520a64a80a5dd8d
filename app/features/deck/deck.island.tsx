import deckTexts from "virtual:words/deck";
import { type ComponentProps, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "#app/ui/icon.tsx";
import { isPlainPress, listen } from "#app/ui/runtime/events.ts";
import { mainIsland } from "#app/ui/runtime/island.tsx";
import { changeQuery } from "#app/ui/runtime/use-query.ts";
import { MOMENT_DELAY, withinTimeLimit } from "#app/ui/runtime/waiting.ts";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { DeckFileLink } from "./deck-links.ts";
import { deckElement, markCurrentSlide, slideList, useDeckPaging } from "./deck-paging.ts";
import { useFullScreen } from "./full-screen.ts";
import type { deckWords } from "./interface-words.ts";

const STEP_BUTTON = "button button-small";
const TOOL_BUTTON = "deck-tool needs-script";
const FILE_LINK = "deck-tool inline-flex items-center";

/** Milliseconds between the print layout and the print dialog (product 13.5). */
const PRINT_DELAY = 300;

export interface DeckProps {
  /** The titles of the slides, in order. */
  titles: readonly string[];
  /** The name of the downloaded presentation. */
  fileName: string;
  files: readonly DeckFileLink[];
}

/** The controls of the deck. All slides are in the page beside them; the style sheet of the presentation chooses which are displayed. */
export const Deck = mainIsland("Deck", DeckView, deckTexts);

function DeckView({ titles, fileName, files }: DeckProps) {
  const words = useWords<typeof deckWords>("deck");
  const count = titles.length;
  const [isOverview, setIsOverview] = useState(false);
  const [isPrinting, print] = usePrint();
  const [downloadState, download] = useDownload(fileName);
  const isDownloading = downloadState === "busy" || downloadState === "slow";
  const [isFull, toggleFull] = useFullScreen();
  const isGrid = isOverview && !isFull;
  const [index, moveBy] = useDeckPaging({ count, isGrid, isFullScreen: isFull, onEscape });
  useSlideDisplay(viewOf(isPrinting, isGrid), index);
  useOverviewLinks(leaveOverview);

  // A button that becomes disabled loses the focus, so the opposite button takes it.
  useLayoutEffect(() => {
    if (!document.activeElement?.matches(".deck-steps :disabled")) return;
    document.querySelector<HTMLElement>(".deck-steps :enabled")?.focus();
  });

  function onEscape() {
    // In full screen the browser reacts to the key, too.
    if (isFull) toggleFull();
    else if (isOverview) leaveOverview();
  }

  function leaveOverview() {
    // The followed link disappears with the overview, so the focus moves to the slide.
    flushSync(() => setIsOverview(false));
    slideList().focus();
  }

  return (
    <div className="deck-controls">
      <div className="deck-steps needs-script">
        <p role="status" className="deck-counter tabular">
          {/* New elements for each slide: a page translator has replaced the texts of the old ones. */}
          <span key={index}>{fill(words.position, { number: index + 1, count })}</span>
          <span key={`title-${index}`} className="sr-only">{`: ${titles[index]}`}</span>
        </p>
        <Button disabled={index === 0} onClick={() => moveBy(-1)} className={STEP_BUTTON}>
          <Icon name="arrow-left" />
          <span className="deck-step-word">{words.previous}</span>
        </Button>
        <Button disabled={index === count - 1} onClick={() => moveBy(1)} className={STEP_BUTTON}>
          <span>{words.next}</span>
          <Icon name="arrow-right" />
        </Button>
      </div>
      <div className="deck-tools">
        <Button aria-pressed={isGrid} onClick={() => setIsOverview(!isOverview)}>
          {words.overview}
        </Button>
        <Button onClick={toggleFull} className={`${TOOL_BUTTON} deck-full-screen`}>
          {isFull ? words.exitFullScreen : words.fullScreen}
        </Button>
        <Button onClick={print}>{words.print}</Button>
        <Button onClick={download} aria-busy={isDownloading || undefined}>
          {words.download}
        </Button>
        {files.map(({ href, label, name }) => (
          <a key={href} href={href} download={name} className={FILE_LINK}>
            {label}
          </a>
        ))}
        <p
          role="status"
          className={downloadState === "done" ? "text-caption text-ink-2" : "sr-only"}
        >
          {downloadState === "done" && fill(words.downloaded, { file: fileName })}
        </p>
      </div>
      <p role="alert" className="deck-failure">
        {downloadState === "slow" && words.slow}
        {downloadState === "failed" && words.failed}
      </p>
    </div>
  );
}

function Button(props: ComponentProps<"button">) {
  return <button type="button" className={TOOL_BUTTON} {...props} />;
}

type DeckView = "stage" | "overview" | "print";

function viewOf(isPrinting: boolean, isGrid: boolean): DeckView {
  if (isPrinting) return "print";
  return isGrid ? "overview" : "stage";
}

/** Sets the layout of the slides before the next paint. The slides are outside the island. */
function useSlideDisplay(view: DeckView, index: number): void {
  useLayoutEffect(() => {
    deckElement().dataset.view = view;
    for (const frame of slideList().querySelectorAll(".slide-frame")) {
      frame.toggleAttribute("inert", view === "overview");
    }
    markCurrentSlide(index);
  }, [index, view]);
}

/** In the overview each slide is a link that leads to it without another page. */
function useOverviewLinks(onFollow: () => void): void {
  useEffect(() =>
    listen(slideList(), ["click"], (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(".deck-jump");
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      changeQuery("slide", new URL(link.href).searchParams.get("slide") ?? undefined, "push");
      onFollow();
    }),
  );
}

/** @returns whether the print layout is shown, and a function that prints */
function usePrint() {
  const [isPrinting, setIsPrinting] = useState(false);
  function print() {
    if (isPrinting) return;
    setIsPrinting(true);
    setTimeout(() => {
      window.print();
      setIsPrinting(false);
    }, PRINT_DELAY);
  }
  return [isPrinting, print] as const;
}

const loadDownload = () => import("./download-deck.ts");

/** @returns the state of the download, and a function that starts it */
function useDownload(fileName: string) {
  const [state, setState] = useState<"busy" | "slow" | "done" | "failed">();
  // The parts of the file are fetched while the page is idle, so that a download needs no connection.
  useEffect(() => {
    const prepare = () => {
      loadDownload()
        .then(({ prepareDeck }) => prepareDeck(deckElement()))
        // If this fails, the download fetches them, or reports that it cannot.
        .catch(() => {});
    };
    // Safari has no idle callbacks.
    (window.requestIdleCallback ?? setTimeout)(prepare);
  }, []);
  async function download() {
    if (state === "busy" || state === "slow") return;
    setState("busy");
    const slow = setTimeout(setState, MOMENT_DELAY, "slow");
    try {
      const { deckDocument, saveDeck } = await withinTimeLimit(loadDownload());
      saveDeck(await withinTimeLimit(deckDocument(deckElement())), fileName);
      setState("done");
    } catch {
      setState("failed");
    }
    clearTimeout(slow);
  }
  return [state, download] as const;
}
