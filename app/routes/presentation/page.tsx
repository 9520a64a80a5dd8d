import { Deck } from "#app/features/deck/deck.island.tsx";
import { deckFile, deckFiles } from "#app/features/deck/deck-links.ts";
import { SlideView } from "#app/features/deck/slide-view.tsx";
import { content } from "#app/model/content.ts";
import { printedFile } from "#app/routes/registry.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { presentationContent } from "./content.ts";

/** The corporate presentation (product 13.1). */
export function Page() {
  const { heading, slides } = content().deck;
  return (
    <div className="deck-page page-width">
      <PaintWholePage />
      {slides.some((slide) => "exhibit" in slide) && <PageStyles name="slide-exhibits" />}
      <div className="deck-opening">
        <h1 className="text-h2">{heading}</h1>
        <p className="needs-script text-lead text-ink-2">{presentationContent().lead}</p>
        <p className="without-script text-lead text-ink-2">
          All {slides.length} slides stand below each other. Print this page to save them as a PDF.
        </p>
      </div>
      <section aria-label="Slides" className="deck" data-view="stage">
        <Deck
          titles={slides.map(({ title }) => title)}
          fileName={deckFile("html")}
          files={deckFiles(printedFile("presentation"))}
        />
        <ol tabIndex={-1} className="deck-slides awaits-query">
          {slides.map((slide, index) => (
            <li key={slide.title} className="deck-slide" data-current={index === 0 || undefined}>
              <SlideView slide={slide} number={index + 1} count={slides.length} />
              <a href={`?slide=${index + 1}`} className="deck-jump needs-script">
                <span className="sr-only">{`Slide ${index + 1}: ${slide.title}`}</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
