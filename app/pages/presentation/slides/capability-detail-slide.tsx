import type { SlideOf } from "#app/pages/presentation/data.ts";
import { Picture } from "#app/ui/picture.tsx";

export interface CapabilityDetailSlideProps {
  slide: SlideOf<"capability-detail">;
}

export function CapabilityDetailSlide({ slide }: CapabilityDetailSlideProps) {
  const { description, picture, services, title, valueProposition } = slide;
  return (
    <>
      <Picture picture={picture} isEager className="slide-picture" />
      <h2 className="slide-heading">{title}</h2>
      <p className="slide-description">{description}</p>
      <ul className="slide-points">
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <p className="slide-value">{valueProposition}</p>
    </>
  );
}
