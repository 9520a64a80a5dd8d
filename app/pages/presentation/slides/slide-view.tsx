import type { ReactNode } from "react";
import type { SlideType } from "#app/content/schemas/deck.ts";
import type { DeckSlide, SlideOf } from "#app/pages/presentation/data.ts";
import { CapabilityDetailSlide } from "./capability-detail-slide.tsx";
import { CapabilityOverviewSlide } from "./capability-overview-slide.tsx";
import { CaseStudySlide } from "./case-study-slide.tsx";
import { ContactSlide } from "./contact-slide.tsx";
import { ContentSlide } from "./content-slide.tsx";
import { TitleSlide } from "./title-slide.tsx";

interface BodyProps<Shown> {
  slide: Shown;
  number: number;
}

const SLIDES = {
  title: TitleSlide,
  content: ContentSlide,
  "capability-overview": CapabilityOverviewSlide,
  "capability-detail": CapabilityDetailSlide,
  "case-study": CaseStudySlide,
  contact: ContactSlide,
} satisfies { [Type in SlideType]: (props: BodyProps<SlideOf<Type>>) => ReactNode };

/** The posters at both ends bear no number. */
const UNNUMBERED: ReadonlySet<string> = new Set<SlideType>(["title", "contact"]);

export interface SlideViewProps {
  slide: DeckSlide;
  /** Counted from 1. */
  number: number;
  count: number;
}

/** A slide in its 16:9 frame. Everything in it is measured in parts of the frame's width. */
export function SlideView({ slide, number, count }: SlideViewProps) {
  return (
    <div className="slide-frame">
      <article
        className={`slide slide-${slide.type}`}
        aria-roledescription="slide"
        aria-label={`${number} of ${count}`}
      >
        <SlideBody slide={slide} number={number} />
        {!UNNUMBERED.has(slide.type) && (
          <p className="slide-number" aria-hidden="true">
            {number}
          </p>
        )}
      </article>
    </div>
  );
}

/** Data may come from a newer deck than this program: an unknown type says so (section 8). */
function SlideBody({ slide, number }: BodyProps<DeckSlide>) {
  if (!Object.hasOwn(SLIDES, slide.type)) {
    return <p className="slide-unsupported">Slide type not supported</p>;
  }
  // TypeScript does not connect a slide's type with the component that the same type names.
  const Body = SLIDES[slide.type] as (props: BodyProps<DeckSlide>) => ReactNode;
  return <Body slide={slide} number={number} />;
}
