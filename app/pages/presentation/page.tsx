import type { PresentationData } from "./data.ts";
import { Deck } from "./deck.island.tsx";

/** The corporate presentation (specification, section 2). */
export function PresentationPage({ heading, lead, download, slides }: PresentationData) {
  return (
    <div className="deck-page page-width">
      <div className="deck-opening">
        <h1 className="text-h2">{heading}</h1>
        <p className="needs-script text-lead text-ink-2">{lead}</p>
        <p className="without-script text-lead text-ink-2">
          All {slides.length} slides stand below each other. Print this page to save them as a PDF.
        </p>
      </div>
      <Deck slides={slides} download={download} />
    </div>
  );
}
