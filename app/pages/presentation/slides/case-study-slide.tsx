import type { SlideOf } from "#app/pages/presentation/data.ts";

export interface CaseStudySlideProps {
  slide: SlideOf<"case-study">;
}

/** Four quadrants: Challenge, Solution, Results, Testimonial. */
export function CaseStudySlide({ slide }: CaseStudySlideProps) {
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
