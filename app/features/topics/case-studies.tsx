import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { Exhibit } from "#app/features/exhibits/exhibit.tsx";
import { content } from "#app/model/content.ts";
import type { CaseStudy } from "#app/model/schemas/collections.ts";
import { DotSeparated } from "#app/ui/dot-separated.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { topicWords } from "./interface-words.ts";

export interface CaseStudiesProps {
  studies: readonly CaseStudy[];
  /** A short text above the heading. */
  kicker?: string | undefined;
}

/** Case studies on tinted panels, two in a row on wide screens. */
export function CaseStudies({ studies, kicker }: CaseStudiesProps) {
  const words = useWords<typeof topicWords>("topics");
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="case-studies" className="page-width py-9 md:py-14 print:py-4">
      {studies.some(({ exhibit }) => exhibit) && <PageStyles name="figures" />}
      {kicker && <p className="mb-2 text-caption font-medium text-blue">{kicker}</p>}
      <h2 id="case-studies" className="text-h3">
        {words.caseStudies}
      </h2>
      <ul className="page-grid mt-8 gap-y-6">
        {studies.map((study, index) => {
          const isLast = index === studies.length - 1;
          const isAlone = isLast && index % 2 === 0;
          const columns = isAlone ? "" : "lg:col-span-6";
          return (
            <li key={study.title} className={`col-span-4 md:col-span-12 ${columns}`}>
              <CaseStudyPanel study={study} index={index} isAlone={isAlone} />
            </li>
          );
        })}
      </ul>
      <IllustrativeNote studies={studies} />
    </section>
  );
}

const TINTS = ["bg-sky", "bg-blush", "bg-sand"] as const;
const SIDE_BY_SIDE = "lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-14";
/** Half as high on paper, so that no panel needs a sheet of its own. */
const PRINTED_SIDE_BY_SIDE = "print:grid print:grid-cols-2 print:gap-x-10";

interface CaseStudyPanelProps {
  study: CaseStudy;
  index: number;
  /** Whether it has a row to itself. There its figure or exhibit stands beside its text. */
  isAlone: boolean;
}

function CaseStudyPanel({ study, index, isAlone }: CaseStudyPanelProps) {
  const { title, description, facts, exhibit } = study;
  const tint = TINTS[index % TINTS.length];
  const layout = isAlone && (facts || exhibit) ? SIDE_BY_SIDE : "";
  const printed = exhibit ? PRINTED_SIDE_BY_SIDE : "";
  return (
    <Reveal
      index={index}
      className={`flex h-full flex-col rounded-panel p-7 md:p-10 print:p-6 ${tint} ${layout} ${printed}`}
    >
      <div className={exhibit ? "flex flex-col" : "contents"}>
        <div>
          <h3 className="text-h4">{title}</h3>
          <p className="mt-4 max-w-measure">{description}</p>
        </div>
        {facts && <CaseFacts {...facts} isLarge={isAlone} />}
      </div>
      {exhibit && (
        <div className={`mt-8 print:mt-0 ${isAlone ? "lg:mt-0" : ""}`}>
          <Exhibit exhibit={drawExhibit(exhibit)} />
        </div>
      )}
    </Reveal>
  );
}

type CaseFactsProps = NonNullable<CaseStudy["facts"]> & { isLarge: boolean };

/** The facts of a case study. They stand above the title, but screen readers read the title first. */
function CaseFacts({ sector, size, duration, figure, isLarge }: CaseFactsProps) {
  return (
    <div className="-order-1 mb-8 print:mb-4">
      <p className="text-caption font-medium">
        <DotSeparated items={[sector, size, duration]} />
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

/** Says which case studies have illustrative figures. Their titles are named unless all of them have. */
function IllustrativeNote({ studies }: Pick<CaseStudiesProps, "studies">) {
  const illustrative = studies.filter(({ facts }) => facts?.illustrative);
  if (illustrative.length === 0) return null;
  const titles = illustrative.map(({ title }) => title).join("; ");
  return (
    <p className="mt-4 text-caption text-ink-3">
      {illustrative.length < studies.length && `${titles}: `}
      {content().site.illustrativeNote}
    </p>
  );
}
