import type { SlideOf } from "#app/pages/presentation/data.ts";
import { OverprintPair } from "#app/sections/overprint-pair.tsx";

export interface ContactSlideProps {
  slide: SlideOf<"contact">;
}

/** The ground is the blue ink; red and yellow printed over it give violet and green. */
export function ContactSlide({ slide }: ContactSlideProps) {
  return (
    <>
      <OverprintPair id="deck-contact" className="slide-circles" />
      <h2 className="slide-heading">{slide.title}</h2>
      <ul className="slide-contact-lines">
        {slide.contactInfo.map(({ text, href }) => (
          <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
        ))}
      </ul>
    </>
  );
}
