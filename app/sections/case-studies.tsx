import { Reveal } from "./reveal.tsx";

export interface CaseStudiesProps {
  id: string;
  heading: string;
  /** A short word above the heading. */
  kicker?: string;
  studies: { title: string; description: string }[];
}

const PANELS = ["bg-sky", "bg-blush", "bg-sand"] as const;

/** Case studies side by side on tinted panels. */
export function CaseStudies({ id, heading, kicker, studies }: CaseStudiesProps) {
  return (
    <section aria-labelledby={id} className="page-width py-9 md:py-14">
      {kicker && <p className="mb-2 text-caption font-medium text-blue">{kicker}</p>}
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <ul className="page-grid mt-8 gap-y-6">
        {studies.map(({ title, description }, index) => (
          <li key={title} className="col-span-4 md:col-span-6">
            <Reveal
              delay={150 * (index + 1)}
              className={`h-full rounded-panel p-7 md:p-10 ${PANELS[index % PANELS.length]}`}
            >
              <h3 className="text-h4">{title}</h3>
              <p className="mt-4">{description}</p>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
