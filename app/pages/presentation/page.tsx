import { z } from "zod";
import { drawExhibit } from "#app/artwork/exhibits/draw-exhibit.ts";
import { builtSize } from "#app/content/built-files.ts";
import { type Content, content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { pictureOf, portraitOf, SLIDE } from "#app/content/pictures.ts";
import type { Slide } from "#app/content/schemas/deck.ts";
import { text } from "#app/content/schemas/shared.ts";
import { byId } from "#app/lib/by-id.ts";
import { siteHref } from "#app/lib/site-href.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { PageStyles } from "#app/sections/page-styles.tsx";
import { contactLine } from "./contact-lines.ts";
import { Deck } from "./deck.island.tsx";
import { type DeckLink, deckFile } from "./deck-file.ts";
import type { DeckSlide } from "./slide-view.tsx";

/** content/pages/presentation.yaml */
export const presentationContent = pageContent("presentation", z.strictObject({ lead: text }));

/** The corporate presentation (specification, section 2). */
export function PresentationPage({ title }: PageRecord) {
  const { deck, site } = content();
  return (
    <div className="deck-page page-width">
      {deck.slides.some((slide) => "exhibit" in slide) && (
        <PageStyles source="app/styles/slide-exhibits.css" />
      )}
      <div className="deck-opening">
        <h1 className="text-h2">{deck.heading}</h1>
        <p className="needs-script text-lead text-ink-2">{presentationContent().lead}</p>
        <p className="without-script text-lead text-ink-2">
          All {deck.slides.length} slides stand below each other. Print this page to save them as a
          PDF.
        </p>
      </div>
      <Deck
        slides={deck.slides.map((slide, index) => shown(slide, index, site))}
        download={{ title: `${title} | ${site.name}`, fileName: deckFile("html") }}
        files={deckFiles()}
      />
    </div>
  );
}

/** The PowerPoint file, which `npm run dev` makes when it is asked for, and the PDF where the build has printed one. */
function deckFiles(): DeckLink[] {
  const [pptx, pdf] = [`/${deckFile("pptx")}`, "/presentation.pdf"];
  const sizes = { pptx: builtSize(pptx), pdf: builtSize(pdf) };
  const powerPoint = {
    href: siteHref(pptx),
    name: deckFile("pptx"),
    label: `PowerPoint (.pptx${sizes.pptx ? `, ${sizes.pptx}` : ""})`,
  };
  if (!sizes.pdf) return [powerPoint];
  return [powerPoint, { href: siteHref(pdf), name: deckFile("pdf"), label: `PDF (${sizes.pdf})` }];
}

const portrait = (id: string) => portraitOf(byId(content().leaders, id), true);

/** A slide as the deck shows it: its picture and its chart drawn, its contact lines linked. */
function shown(slide: Slide, index: number, site: Content["site"]): DeckSlide {
  const picture = "picture" in slide && slide.picture;
  return {
    ...slide,
    notes: undefined,
    ...("exhibit" in slide && slide.exhibit && { exhibit: drawExhibit(slide.exhibit) }),
    ...(picture && { picture: pictureOf(picture, `slide-${index + 1}`, "tall", SLIDE) }),
    ...("leaders" in slide && { leaders: slide.leaders?.map(portrait) }),
    ...("contactInfo" in slide && {
      contactInfo: slide.contactInfo.map((line) => contactLine(line, site)),
    }),
  } as DeckSlide;
}
