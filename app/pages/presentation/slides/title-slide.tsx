import type { SlideOf } from "#app/pages/presentation/data.ts";
import { OverprintCircles } from "#app/sections/overprint-circles.tsx";

export interface TitleSlideProps {
  slide: SlideOf<"title">;
}

export function TitleSlide({ slide }: TitleSlideProps) {
  return (
    <>
      <OverprintCircles id="deck-title" className="slide-circles" />
      <h2 className="slide-heading">{slide.title}</h2>
      <p className="slide-subtitle">{slide.subtitle}</p>
      <p className="slide-date">{slide.date}</p>
    </>
  );
}
