import type { ReactNode } from "react";
import { pictureOf, portraitOf, SLIDE } from "#app/features/artwork/pictures.ts";
import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { Exhibit } from "#app/features/exhibits/exhibit.tsx";
import { content } from "#app/model/content.ts";
import type { PictureField } from "#app/model/fields/picture-fields.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Slide, SlideType } from "#app/model/schemas/deck.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Overprint } from "#app/ui/sections/overprint.tsx";
import { contactHref } from "./deck-links.ts";

/** What stands below the title of a slide, and where a drawing stands before it. @param number counted from 1 */
type Body<Shown> = (slide: Shown, number: number) => ReactNode;

/** Of slides with figures, by the position in the deck. */
export const GROUNDS = ["yellow", "sky", "ink"] as const;

/** The slides of each type (app/features/deck/slides.css). */
const BODIES = {
  title: ({ date, subtitle, title }) => (
    <>
      <Overprint id="deck-title" className="slide-circles" />
      <h2 className="slide-heading">{title}</h2>
      <p className="slide-subtitle">{subtitle}</p>
      <p className="slide-date">{date}</p>
    </>
  ),

  // Points beside a picture or a chart or below portraits, or, where there are figures, those set as large as they fit.
  content: ({ exhibit, figures, leaders, picture, points, title }, number) => (
    <div
      className={figures ? "slide-figures" : "slide-columns"}
      data-ground={figures && GROUNDS[number % GROUNDS.length]}
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
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {picture && <SlidePicture picture={picture} number={number} />}
      {exhibit && <Exhibit exhibit={drawExhibit(exhibit)} isOnSlide />}
    </div>
  ),

  "capability-overview": ({ capabilities, title }) => (
    <>
      <h2 className="slide-heading">{title}</h2>
      <Lines className="slide-tiles" lines={capabilities} />
    </>
  ),

  "capability-detail": ({ description, picture, services, title, valueProposition }, number) => (
    <>
      <SlidePicture picture={picture} number={number} />
      <h2 className="slide-heading">{title}</h2>
      <p className="slide-description">{description}</p>
      <Lines className="slide-points" lines={services} />
      <p className="slide-value">{valueProposition}</p>
    </>
  ),

  "case-study": ({ sections, title }) => (
    <>
      <h2 className="slide-heading">{title}</h2>
      <div className="slide-quadrants">
        {sections.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </>
  ),

  contact: ({ contactInfo, title }) => (
    <>
      <Overprint id="deck-contact" className="slide-circles" isOnBlue />
      <h2 className="slide-heading">{title}</h2>
      <ul className="slide-contact-lines">
        {contactInfo.map((line) => {
          const href = contactHref(line);
          return <li key={line}>{href ? <a href={href}>{line}</a> : line}</li>;
        })}
      </ul>
    </>
  ),
} satisfies { [Type in SlideType]: Body<Extract<Slide, { type: Type }>> };

export interface SlideViewProps {
  slide: Slide;
  number: number;
  count: number;
}

/** A slide in its frame: a 16:9 poster, or a page to read where that would be too small (styles/slide-frame.css). */
export function SlideView({ slide, number, count }: SlideViewProps) {
  // Data may come from a newer deck than this program: an unknown type says so (product 13.10).
  const isKnown = Object.hasOwn(BODIES, slide.type);
  const unsupported = <p className="slide-unsupported">Slide type not supported</p>;
  // TypeScript does not connect a slide's type with the function that the same type names.
  const body = BODIES[slide.type] as Body<Slide>;
  return (
    <div className="slide-frame">
      <article
        className={`slide slide-${slide.type}`}
        aria-roledescription="slide"
        aria-label={`${number} of ${count}`}
      >
        {isKnown ? body(slide, number) : unsupported}
        {/* The posters at both ends bear no number. */}
        {slide.type !== "title" && slide.type !== "contact" && (
          <div className="slide-number" aria-hidden="true">
            {number}
          </div>
        )}
      </article>
    </div>
  );
}

function SlidePicture({ picture, number }: { picture: PictureField; number: number }) {
  const source = pictureOf(picture, `slide-${number}`, "tall", SLIDE);
  return <Picture picture={source} isEager className="slide-picture" />;
}

interface LinesProps {
  className: string;
  lines: readonly string[];
  /** Whose portraits stand above the lines, in the same order. */
  leaders?: readonly string[] | undefined;
}

function Lines({ className, lines, leaders = [] }: LinesProps) {
  const portraits = leaders.map((id) => {
    const picture = portraitOf(itemById(content().leaders, id), true);
    return <Picture key={id} picture={picture} isEager className="slide-portrait" />;
  });
  return (
    <ul className={className}>
      {lines.map((line, index) => (
        <li key={line}>
          {portraits[index]}
          {line}
        </li>
      ))}
    </ul>
  );
}
