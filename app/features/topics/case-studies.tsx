import type { ReactNode } from "react";
import { quoted } from "#app/base/quotation-marks.ts";
import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { Exhibit } from "#app/features/exhibits/exhibit.tsx";
import { asksPlanCheck, verdictOn } from "#app/features/plan-check/content.ts";
import { PlanCircles } from "#app/features/plan-check/plan-circles.tsx";
import { content } from "#app/model/content.ts";
import type { CaseStudy } from "#app/model/schemas/collections.ts";
import { DotSeparated } from "#app/ui/dot-separated.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { useWords } from "#app/words/words-context.tsx";
import { CASE_STUDIES_ID, caseStudyId } from "./case-study-ids.ts";
import type { topicWords } from "./interface-words.ts";

export interface CaseStudiesProps {
  studies: readonly CaseStudy[];
  /** A short text above the heading. */
  kicker?: string | undefined;
  /** Left out, it is that of the pages of services and industries. */
  heading?: string | undefined;
  /** The id of the heading. */
  id?: string | undefined;
  /** Whether each case has a row to itself, the drawings in turn at its beginning and at its end. */
  isInRows?: boolean;
}

/** Case studies, two in a row on wide screens. */
export function CaseStudies(props: CaseStudiesProps) {
  const { studies, kicker, heading, id = CASE_STUDIES_ID, isInRows = false } = props;
  const words = useWords<typeof topicWords>("topics");
  if (studies.length === 0) return null;
  const haveCharts = studies.some(({ exhibit }) => exhibit);
  // Cases with charts are too high to share a sheet of paper: the second may begin on the next.
  const onPaper = haveCharts ? "" : "print:*:break-before-avoid";
  return (
    <section aria-labelledby={id} className="page-width py-9 md:py-14 print:py-4">
      {haveCharts && <PageStyles name="figures" />}
      {kicker && <p className="mb-2 text-caption font-medium text-blue">{kicker}</p>}
      <h2 id={id} className="text-h3">
        {heading ?? words.caseStudies}
      </h2>
      <ul className={`page-grid mt-8 gap-y-12 print:block print:*:not-first:mt-6 ${onPaper}`}>
        {studies.map((study, index) => {
          const isLast = index === studies.length - 1;
          const isAlone = isInRows || (isLast && index % 2 === 0);
          const columns = isAlone ? "" : "lg:col-span-6";
          return (
            <li
              key={study.title}
              id={caseStudyId(index, id)}
              className={`col-span-4 md:col-span-12 ${columns}`}
            >
              <CaseStudyPanel
                study={study}
                id={caseStudyId(index, id)}
                index={index}
                isAlone={isAlone}
                isMirrored={isInRows && index % 2 === 1}
              />
            </li>
          );
        })}
      </ul>
      <IllustrativeNote studies={studies} />
    </section>
  );
}

export interface CaseStudyPanelProps {
  study: CaseStudy;
  /** The beginning of the ids of its drawings. Unique on the page. */
  id: string;
  index: number;
  /** Whether it has a row to itself. There its drawings stand beside its text. */
  isAlone: boolean;
  /** Whether its drawings stand behind its text, if they stand beside it. */
  isMirrored?: boolean;
  /** Below the text, such as a link. */
  children?: ReactNode;
}

/**
 * A case study: how its three plans agreed before and after, its facts, its story, its chart. The drawings stand above the
 * text or beside it, but screen readers read the title first. A page with a chart also needs `<PageStyles name="figures" />`.
 */
export function CaseStudyPanel(props: CaseStudyPanelProps) {
  const { study, id, index, isAlone, isMirrored = false, children } = props;
  const { title, description, quote, facts, exhibit, before, after } = study;
  const hasPlans = before && after && asksPlanCheck();
  const isSideBySide = isAlone && (hasPlans || exhibit);
  const layout = isSideBySide ? "lg:grid lg:grid-cols-2 lg:gap-x-(--column-gap)" : "";
  // A chart has the second column to itself. Without a chart the text stands there.
  const rowPlace = isMirrored ? "lg:col-start-1 lg:row-start-1" : "lg:col-start-2 lg:row-start-1";
  const textPlace = exhibit ? "lg:col-start-1 lg:row-start-2" : rowPlace;
  return (
    <Reveal
      index={index}
      className={`flex h-full flex-col items-start gap-y-7 ruled pt-6 ${hasPlans ? "print:grid print:grid-cols-[1fr_2fr] print:gap-x-6" : ""} ${layout}`}
    >
      <div
        className={`order-1 flex flex-col print:col-start-2 print:row-start-1 ${isSideBySide ? textPlace : ""}`}
      >
        <h3 className={isSideBySide ? "-order-2 mb-8 text-h3" : "text-h5"}>{title}</h3>
        <p className="mt-4 max-w-measure">{description}</p>
        {quote && <CaseQuote {...quote} />}
        {facts && <CaseFacts {...facts} />}
        {children}
      </div>
      {hasPlans && <CasePlans id={id} before={before} after={after} />}
      {exhibit && (
        <div
          className={`order-2 w-full print:col-start-2 print:row-start-2 ${isSideBySide ? "lg:col-start-2 lg:row-span-2 lg:row-start-1" : ""}`}
        >
          <Exhibit exhibit={drawExhibit(exhibit)} />
        </div>
      )}
    </Reveal>
  );
}

/** What the client says, and who says it. */
function CaseQuote({ text, name, role }: NonNullable<CaseStudy["quote"]>) {
  return (
    <figure className="mt-5 max-w-measure border-s-[3px] border-blue ps-4">
      <blockquote className="text-lead font-semibold text-balance">
        {quoted(text, content().language.tag)}
      </blockquote>
      <figcaption className="mt-2 text-caption text-ink-2">
        <DotSeparated items={role ? [name, role] : [name]} />
      </figcaption>
    </figure>
  );
}

interface CasePlansProps {
  id: string;
  /** Three answers each, such as `1 3 1`. */
  before: string;
  after: string;
}

/** Two small drawings of "Do your plans agree?": how strategy, sales and marketing agreed, with its verdict in words. */
function CasePlans({ id, before, after }: CasePlansProps) {
  const words = useWords<typeof topicWords>("topics");
  const states = [
    { name: words.before, drawing: `${id}-before`, answers: before, verdict: verdictOn(before) },
    { name: words.after, drawing: `${id}-after`, answers: after, verdict: verdictOn(after) },
  ];
  return (
    <dl className="grid h-full w-full grid-cols-2 rounded-panel bg-surface">
      {states.map(({ name, drawing, answers, verdict }) => (
        <div
          key={drawing}
          className="flex flex-col border-s border-rule p-5 first:border-surface md:p-8 print:p-4"
        >
          <dt className="order-1 pt-4 text-caption text-ink-2 lg:mt-auto">{name}</dt>
          <dd className="contents">
            <PlanCircles
              id={drawing}
              answers={answers}
              isHollow={verdict?.isHollow}
              isAimed={verdict?.isAimed}
            />
            <span className="order-2 text-h5 font-semibold text-balance">{verdict?.title}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type CaseFactsProps = NonNullable<CaseStudy["facts"]>;

/** The facts of a case study. They stand above the title, but screen readers read the title first. */
function CaseFacts({ sector, size, duration, figure }: CaseFactsProps) {
  return (
    <div className="-order-1 mb-6 print:mb-4">
      <p className="text-caption font-medium text-ink-2">
        <DotSeparated items={[sector, size, duration]} />
      </p>
      <p className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-1 max-sm:block">
        <bdi className="block text-h2 font-bold tabular">{figure.value}</bdi>
        <span className="max-w-[30ch] pb-1 leading-snug text-balance">{figure.label}</span>
      </p>
    </div>
  );
}

/** Says which case studies have illustrative figures. Their titles are named unless all of them have. */
export function IllustrativeNote({ studies }: Pick<CaseStudiesProps, "studies">) {
  const illustrative = studies.filter(({ facts }) => facts?.illustrative);
  if (illustrative.length === 0) return null;
  const titles = illustrative.map(({ title }) => title).join("; ");
  return (
    <p className="mt-4 text-caption text-ink-3 print:break-before-avoid">
      {illustrative.length < studies.length && `${titles}: `}
      {content().site.illustrativeNote}
    </p>
  );
}
