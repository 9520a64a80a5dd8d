import type { CaseStudy } from "#app/model/schemas/collections.ts";
import { IllustrativeNote } from "./case-studies.tsx";
import { caseStudyId } from "./case-study-ids.ts";

export interface PullFigureProps {
  studies: readonly CaseStudy[];
}

/**
 * The figure of the first case study that has one, large, with a link to that case on the same page. It stands near the
 * top, long before the case. Nothing without such a case, and nothing on paper. Its pages need the sheet topics.sheet.css.
 */
export function PullFigure({ studies }: PullFigureProps) {
  const index = studies.findIndex(({ facts }) => facts);
  const study = studies[index];
  if (!study?.facts) return null;
  const { value, label } = study.facts.figure;
  return (
    <div className="pull-figure print:hidden">
      <p>
        <bdi className="pull-value tabular">{value}</bdi> {label}
      </p>
      <p className="mt-3">
        <a href={`#${caseStudyId(index)}`} className="text-link font-medium">
          {study.title}
        </a>
      </p>
      <IllustrativeNote studies={[study]} />
    </div>
  );
}
