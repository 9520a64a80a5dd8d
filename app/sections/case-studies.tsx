import { drawExhibit } from "#app/artwork/exhibits/draw-exhibit.ts";
import type { CaseStudy } from "#app/content/schemas/topics.ts";
import { Dotted } from "#app/ui/dotted.tsx";
import { Exhibit } from "./exhibit.tsx";
import { PageStyles } from "./page-styles.tsx";
import { Reveal } from "./reveal.tsx";

export interface CaseStudiesProps {
  /** A short word above the heading. */
  kicker?: string;
  studies: readonly CaseStudy[];
  /** Said below studies with illustrative figures, and of which, where some have others. */
  illustrativeNote: string;
}

const PANELS = ["bg-sky", "bg-blush", "bg-sand"] as const;

/** Case studies on tinted panels, two in a row on wide screens. One with a row to itself sets its figure beside its text. */
export function CaseStudies({ kicker, studies, illustrativeNote }: CaseStudiesProps) {
  if (studies.length === 0) return null;
  const illustrative = studies.filter(({ facts }) => facts?.illustrative);
  const names = illustrative.map(({ title }) => title).join("; ");
  return (
    <section aria-labelledby="case-studies" className="page-width py-9 md:py-14">
      {studies.some(({ exhibit }) => exhibit) && <PageStyles source="app/styles/figures.css" />}
      {kicker && <p className="mb-2 text-caption font-medium text-blue">{kicker}</p>}
      <h2 id="case-studies" className="text-h3">
        Case Studies
      </h2>
      <ul className="page-grid mt-8 gap-y-6">
        {studies.map((study, index) => {
          const isAlone = index % 2 === 0 && index === studies.length - 1;
          return (
            <li
              key={study.title}
              className={`col-span-4 md:col-span-12 ${isAlone ? "" : "lg:col-span-6"}`}
            >
              <Reveal
                place={index}
                className={`flex h-full flex-col rounded-panel p-7 md:p-10 ${PANELS[index % PANELS.length]} ${isAlone && (study.facts || study.exhibit) ? SIDE_BY_SIDE : ""}`}
              >
                <div className={study.exhibit ? "flex flex-col" : "contents"}>
                  <div>
                    <h3 className="text-h4">{study.title}</h3>
                    <p className="mt-4 max-w-measure">{study.description}</p>
                  </div>
                  {study.facts && <CaseFacts facts={study.facts} isLarge={isAlone} />}
                </div>
                {study.exhibit && (
                  <div className={`mt-8 ${isAlone ? "lg:mt-0" : ""}`}>
                    <Exhibit exhibit={drawExhibit(study.exhibit)} />
                  </div>
                )}
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

const SIDE_BY_SIDE = "lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-14";

interface CaseFactsProps {
  facts: NonNullable<CaseStudy["facts"]>;
  isLarge: boolean;
}

/** The strip that opens a story: it stands above the title, and is read after it. */
function CaseFacts({ facts, isLarge }: CaseFactsProps) {
  const { sector, size, duration, figure } = facts;
  return (
    <div className="-order-1 mb-8">
      <p className="text-caption font-medium">
        <Dotted items={[sector, size, duration]} />
      </p>
      <p className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-1 ruled pt-4">
        <span className={`font-bold tabular ${isLarge ? "text-h1" : "text-h2"}`}>
          {figure.value}
        </span>
        <span className="max-w-[22ch] pb-1 leading-snug text-balance">{figure.label}</span>
      </p>
    </div>
  );
}
