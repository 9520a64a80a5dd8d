import type { SlideOf } from "#app/pages/presentation/data.ts";

export interface CapabilityOverviewSlideProps {
  slide: SlideOf<"capability-overview">;
}

/** Six tiles, each with a form of its own (slide-tiles in the style sheet). */
export function CapabilityOverviewSlide({ slide }: CapabilityOverviewSlideProps) {
  return (
    <>
      <h2 className="slide-heading">{slide.title}</h2>
      <ul className="slide-tiles">
        {slide.capabilities.map((capability) => (
          <li key={capability}>{capability}</li>
        ))}
      </ul>
    </>
  );
}
