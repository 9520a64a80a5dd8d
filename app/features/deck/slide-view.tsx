import type { ComponentType } from "react";
import { SLIDE } from "#app/features/artwork/picture-formats.ts";
import { pictureOf, portraitOf } from "#app/features/artwork/pictures.ts";
import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { Exhibit } from "#app/features/exhibits/exhibit.tsx";
import { content } from "#app/model/content.ts";
import type { PictureField } from "#app/model/fields/picture-fields.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Slide, SlideType } from "#app/model/schemas/slide.ts";
import { slideFit } from "#app/model/schemas/slide-fit.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Overprint } from "#app/ui/sections/overprint.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { contactHref } from "./deck-links.ts";
import type { slideWords } from "./interface-words.ts";

export interface SlideViewProps {
  slide: Slide;
  /** The position in the deck, counted from 1. */
  number: number;
  count: number;
}

/** A slide in its frame: a 16:9 poster, or a page to read if the poster would be too small (slide-frame.css). */
export function SlideView({ slide, number, count }: SlideViewProps) {
  const words = useWords<typeof slideWords>("slides");
  // The data may be newer than this program: an unknown type is stated on the slide (product 13.10).
  const isKnown = Object.hasOwn(SLIDE_BODIES, slide.type);
  // TypeScript does not connect a slide's type with the component that the same type names.
  const Body = SLIDE_BODIES[slide.type] as ComponentType<{ slide: Slide; number: number }>;
  // The first and the last slide have no number.
  const hasNumber = slide.type !== "title" && slide.type !== "contact";
  return (
    <div className="slide-frame">
      <article
        className={`slide slide-${slide.type}`}
        data-fit={(isKnown && slideFit(slide)) || undefined}
        aria-roledescription={words.role}
        aria-label={fill(words.position, { number, count })}
      >
        {isKnown ? (
          <Body slide={slide} number={number} />
        ) : (
          <p className="slide-unsupported">{words.notSupported}</p>
        )}
        {hasNumber && (
          <div className="slide-number" aria-hidden="true">
            {number}
          </div>
        )}
      </article>
    </div>
  );
}

interface SlideBodyProps<Type extends SlideType> {
  slide: Extract<Slide, { type: Type }>;
  number: number;
}

/** The components for the types of slides (slides.css). */
const SLIDE_BODIES: { [Type in SlideType]: ComponentType<SlideBodyProps<Type>> } = {
  title: TitleBody,
  content: ContentBody,
  "capability-overview": CapabilitiesBody,
  "capability-detail": CapabilityBody,
  "case-study": CaseStudyBody,
  contact: ContactBody,
};

function TitleBody({ slide }: SlideBodyProps<"title">) {
  return (
    <>
      <Overprint id="deck-title" className="slide-circles" />
      <h2 className="slide-heading">{slide.title}</h2>
      <p className="slide-subtitle">{slide.subtitle}</p>
      <p className="slide-date">{slide.date}</p>
    </>
  );
}

/** The backgrounds of slides with figures, by the position in the deck. */
export const FIGURE_GROUNDS = ["yellow", "sky", "ink"] as const;

/** Points beside a picture or a chart, below portraits, or above figures. Figures are as large as they fit. */
function ContentBody({ slide, number }: SlideBodyProps<"content">) {
  const { exhibit, figures, leaders, picture, points, title } = slide;
  return (
    <div
      className={figures ? "slide-figures" : "slide-columns"}
      data-ground={figures && FIGURE_GROUNDS[number % FIGURE_GROUNDS.length]}
    >
      <h2 className="slide-heading">{title}</h2>
      <Lines
        className={leaders ? "slide-people" : "slide-points"}
        lines={points}
        leaders={leaders}
      />
      {figures && (
        <dl className="slide-values">
          {figures.map(({ value, label }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {picture && <SlidePicture picture={picture} number={number} />}
      {exhibit && <Exhibit exhibit={drawExhibit(exhibit)} isOnSlide />}
    </div>
  );
}

function CapabilitiesBody({ slide }: SlideBodyProps<"capability-overview">) {
  return (
    <>
      <h2 className="slide-heading">{slide.title}</h2>
      <Lines className="slide-tiles" lines={slide.capabilities} />
    </>
  );
}

function CapabilityBody({ slide, number }: SlideBodyProps<"capability-detail">) {
  return (
    <>
      <SlidePicture picture={slide.picture} number={number} />
      <h2 className="slide-heading">{slide.title}</h2>
      <p className="slide-description">{slide.description}</p>
      <Lines className="slide-points" lines={slide.services} />
      <p className="slide-value">{slide.valueProposition}</p>
    </>
  );
}

function CaseStudyBody({ slide }: SlideBodyProps<"case-study">) {
  return (
    <>
      <h2 className="slide-heading">{slide.title}</h2>
      <div className="slide-quadrants">
        {slide.sections.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </>
  );
}

function ContactBody({ slide }: SlideBodyProps<"contact">) {
  return (
    <>
      <Overprint id="deck-contact" className="slide-circles" isOnBlue />
      <h2 className="slide-heading">{slide.title}</h2>
      <ul className="slide-contact-lines">
        {slide.contactInfo.map((line) => {
          const href = contactHref(line);
          return <li key={line}>{href ? <a href={href}>{line}</a> : line}</li>;
        })}
      </ul>
    </>
  );
}

function SlidePicture({ picture, number }: { picture: PictureField; number: number }) {
  const source = pictureOf(picture, `slide-${number}`, "tall", SLIDE);
  return <Picture picture={source} isEager className="slide-picture" />;
}

interface LinesProps {
  className: string;
  lines: readonly string[];
  /** The ids of the partners whose portraits stand above the lines, in the same order. */
  leaders?: readonly string[] | undefined;
}

function Lines({ className, lines, leaders = [] }: LinesProps) {
  return (
    <ul className={className}>
      {lines.map((line, index) => (
        <li key={line}>
          {index < leaders.length && <Portrait id={leaders[index] ?? ""} />}
          {line}
        </li>
      ))}
    </ul>
  );
}

function Portrait({ id }: { id: string }) {
  const picture = portraitOf(itemById(content().leaders, id));
  return <Picture picture={picture} isEager className="slide-portrait" />;
}
