import { Deck } from "#app/features/deck/deck.island.tsx";
import { deckFile, deckFiles } from "#app/features/deck/deck-links.ts";
import type { slideWords } from "#app/features/deck/interface-words.ts";
import { SlideView } from "#app/features/deck/slide-view.tsx";
import { content } from "#app/model/content.ts";
import { printedFile } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { Breadcrumbs } from "#app/ui/sections/breadcrumbs.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { presentationContent } from "./content.ts";

/** The corporate presentation (product 13.1). */
export function Page({ breadcrumbs }: PageProps<"presentation">) {
  const words = useWords<typeof slideWords>("slides");
  const { heading, slides } = content().deck;
  const { length: count } = slides;
  return (
    <div className="deck-page page-width page-top">
      <PaintWholePage />
      {slides.some((slide) => "exhibit" in slide) && <PageStyles name="slide-exhibits" />}
      <div className="deck-opening">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <h1 className="text-h1">{heading}</h1>
        <p className="needs-script text-lead text-ink-2">{presentationContent().lead}</p>
        <p className="without-script text-lead text-ink-2">
          {fill(words.withoutScript, { count })}
        </p>
      </div>
      <section aria-label={words.label} className="deck" data-view="stage">
        <Deck
          titles={slides.map(({ title }) => title)}
          fileName={deckFile("html")}
          files={deckFiles(printedFile("presentation"))}
        />
        <ol tabIndex={-1} className="deck-slides awaits-query">
          {slides.map((slide, index) => (
            <li key={slide.title} className="deck-slide" data-current={index === 0 || undefined}>
              <SlideView slide={slide} number={index + 1} count={count} />
              <a href={`?slide=${index + 1}`} className="deck-jump needs-script">
                <span className="sr-only">
                  {fill(words.link, { number: index + 1, title: slide.title })}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
