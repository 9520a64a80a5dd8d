import { type ComponentProps, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "#app/ui/icon.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { changeQuery } from "#app/ui/runtime/use-query.ts";
import type { deckFiles } from "./deck-links.ts";
import { deckElement, slideList, useDeckMoves, useFullScreen } from "./deck-moves.ts";

const STEP = "button button-small";
const TOOL = "button button-outline button-small needs-script";
const FILE =
  "text-link inline-flex min-h-11 items-center justify-center text-caption font-semibold whitespace-nowrap";

const Button = (props: ComponentProps<"button">) => (
  <button type="button" className={TOOL} {...props} />
);

const loadDownload = () => import("./download-deck.ts");

interface DeckProps {
  count: number;
  /** Of the downloaded presentation. */
  fileName: string;
  files: ReturnType<typeof deckFiles>;
}

/** The controls of the deck. All slides are in the page beside them; styles/deck.css chooses which are displayed. */
export const Deck = island("Deck", ({ count, fileName, files }: DeckProps) => {
  const [isOverview, setIsOverview] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [downloading, setDownloading] = useState<"busy" | "failed">();
  const [isFull, toggleFull] = useFullScreen();
  const isGrid = isOverview && !isFull;
  const view = isPrinting ? "print" : isGrid ? "overview" : "stage";
  const [index, move] = useDeckMoves(count, isGrid, () => isOverview && leaveOverview());

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
      changeQuery("slide", new URL(link.href).searchParams.get("slide") ?? undefined, "push");
      leaveOverview();
    }),
  );

  // What the file needs is fetched while the page rests: a download then needs no connection.
  useEffect(() => {
    // Without a connection there is nothing to prepare yet: the download will fetch it, or say that it cannot.
    const prepare = () => {
      loadDownload()
        .then(({ prepareDeck }) => prepareDeck(deckElement()))
        .catch(() => {});
    };
    // Safari knows no idle time.
    (window.requestIdleCallback ?? setTimeout)(prepare);
  }, []);
  function download() {
    if (downloading === "busy") return;
    setDownloading("busy");
    loadDownload()
      .then(({ downloadDeck }) => downloadDeck(deckElement(), fileName))
      .then(() => setDownloading(undefined))
      .catch(() => setDownloading("failed"));
  }
  function print() {
    if (isPrinting) return;
    setIsPrinting(true);
    // The print layout stands for 300 ms before the dialog opens (product 13.5).
    setTimeout(() => {
      window.print();
      setIsPrinting(false);
    }, 300);
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
        <Button disabled={index === 0} onClick={() => move(-1)} className={STEP}>
          <Icon name="arrow-left" />
          <span className="deck-step-word">Previous</span>
        </Button>
        <Button disabled={index === count - 1} onClick={() => move(1)} className={STEP}>
          <span>Next</span>
          <Icon name="arrow-right" />
        </Button>
      </div>
      <div className="deck-tools">
        <Button aria-pressed={isGrid} onClick={() => setIsOverview(!isOverview)}>
          Overview
        </Button>
        {isFull !== undefined && (
          <Button onClick={toggleFull} className={`${TOOL} deck-full-screen`}>
            {isFull ? "Exit full screen" : "Full screen"}
          </Button>
        )}
        <Button onClick={print}>Print / Save as PDF</Button>
        <Button onClick={download} aria-busy={downloading === "busy" || undefined}>
          Download Presentation
        </Button>
        {files.map(({ href, label, name }) => (
          <a key={href} href={href} download={name} className={FILE}>
            {label}
          </a>
        ))}
      </div>
      <p role="alert" className="deck-failure">
        {downloading === "failed" &&
          "The presentation could not be built. Check your connection and try again."}
      </p>
    </div>
  );
});
