import type { SlideOf } from "#app/pages/presentation/data.ts";
import { Picture } from "#app/ui/picture.tsx";

export interface ContentSlideProps {
  slide: SlideOf<"content">;
  /** Position in the deck, which decides the ground of a slide of figures. */
  number: number;
}

const GROUNDS = ["yellow", "sky", "ink"] as const;

/** Points beside a picture, or, where there are figures, the figures set as large as they fit. */
export function ContentSlide({ slide, number }: ContentSlideProps) {
  const { figures, picture, points, title } = slide;
  return (
    <div
      className={figures ? "slide-figures" : "slide-columns"}
      data-ground={figures && GROUNDS[number % GROUNDS.length]}
    >
      <h2 className="slide-heading">{title}</h2>
      <ul className="slide-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
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
      {picture && <Picture picture={picture} isEager className="slide-picture" />}
    </div>
  );
}
