import { drawExhibit } from "#app/artwork/exhibits/draw-exhibit.ts";
import type { CaseStudy } from "#app/content/schemas/topics.ts";
import { CaseFacts } from "./case-facts.tsx";
import { Exhibit } from "./exhibit.tsx";
import { PageStyles } from "./page-styles.tsx";
import { Reveal } from "./reveal.tsx";

export interface CaseStudiesProps {
  id: string;
  heading: string;
  /** A short word above the heading. */
  kicker?: string;
  studies: readonly CaseStudy[];
  /** Said below studies with illustrative figures, and of which, where some have others. */
  illustrativeNote: string;
}

const PANELS = ["bg-sky", "bg-blush", "bg-sand"] as const;

/** Case studies side by side on tinted panels; one that would stand alone in its row takes the whole of it. */
export function CaseStudies(props: CaseStudiesProps) {
  const { id, heading, kicker, studies, illustrativeNote } = props;
  if (studies.length === 0) return null;
  const illustrative = studies.filter(({ facts }) => facts?.illustrative);
  const names = illustrative.map(({ title }) => title).join("; ");
  return (
    <section aria-labelledby={id} className="page-width py-9 md:py-14">
      {studies.some(({ exhibit }) => exhibit) && <PageStyles source="app/styles/figures.css" />}
      {kicker && <p className="mb-2 text-caption font-medium text-blue">{kicker}</p>}
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <ul className="page-grid mt-8 gap-y-6">
        {studies.map((study, index) => {
          const isAlone = index % 2 === 0 && index === studies.length - 1;
          return (
            <li
              key={study.title}
              className={`col-span-4 ${isAlone ? "md:col-span-12" : "md:col-span-6"}`}
            >
              <Reveal
                delay={150 * (index + 1)}
                className={`flex h-full flex-col rounded-panel p-7 md:p-10 ${PANELS[index % PANELS.length]} ${isAlone ? "lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-14" : ""}`}
              >
                <div>
                  <h3 className="text-h4">{study.title}</h3>
                  <p className="mt-4 max-w-measure">{study.description}</p>
                  {study.exhibit && (
                    <div className="mt-8">
                      <Exhibit exhibit={drawExhibit(study.exhibit)} />
                    </div>
                  )}
                </div>
                {study.facts && <CaseFacts facts={study.facts} />}
              </Reveal>
            </li>
          );
        })}
      </ul>
      {illustrative.length > 0 && (
        <p className="mt-4 text-caption text-ink-3">
          {illustrative.length < studies.length && `${names}: `}
          {illustrativeNote}
        </p>
      )}
    </section>
  );
}
