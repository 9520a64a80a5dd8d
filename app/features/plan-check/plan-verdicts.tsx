import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { PlanCheck } from "./content.ts";

export interface PlanVerdictsProps extends Pick<PlanCheck, "prompt" | "verdicts" | "began"> {
  /** The cases that began with some answers, the most telling first. */
  cases: readonly BegunCase[];
}

/** A case study and where it began. */
export interface BegunCase {
  /** Three answers, such as `1 3 1`. */
  before: string;
  title: string;
  href: string;
}

/**
 * All verdicts in one place; styles show the verdict of the answers (plan-check.css). Not every screen reader speaks what
 * only styles have changed: with scripts the shown verdict is also a new element of the document (plan-verdicts.script.ts).
 */
export function PlanVerdicts({ prompt, verdicts, began, cases }: PlanVerdictsProps) {
  return (
    <ScriptedIsland script="plan-verdicts">
      <div role="status" className="plan-verdicts">
        <div className="plan-prompt">
          <p className="text-h3">{prompt.title}</p>
          <p className="text-lead">{prompt.text}</p>
        </div>
        {verdicts.map(({ combinations, title, text }) => (
          <div key={title} className={combinations.map(classOf).join(" ")}>
            <p className="text-h3">{title}</p>
            <p className="text-lead">{text}</p>
            <CaseLink began={began} begun={caseOf(combinations, cases)} />
          </div>
        ))}
      </div>
    </ScriptedIsland>
  );
}

function caseOf(
  combinations: readonly string[],
  cases: readonly BegunCase[],
): BegunCase | undefined {
  return cases.find(({ before }) => combinations.includes(before));
}

/** Leads to the case that began where the visitor stands. */
function CaseLink({ began, begun }: { began: string; begun: BegunCase | undefined }) {
  if (!begun) return null;
  return (
    <p className="plan-case">
      {began}{" "}
      <SiteLink href={begun.href} className="text-link font-medium">
        {begun.title}
      </SiteLink>
    </p>
  );
}

/** The class by which styles show a verdict, such as `for-121`. */
function classOf(combination: string): string {
  return `for-${combination.replaceAll(" ", "")}`;
}
