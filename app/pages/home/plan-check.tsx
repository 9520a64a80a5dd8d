import { siteHref } from "#app/lib/site-href.ts";
import type { PlanCheck } from "#app/pages/plan-check.ts";
import { InkCircles } from "#app/sections/ink-circles.tsx";
import { PlanQuestion } from "./plan-question.tsx";
import { PlanVerdict } from "./plan-verdict.island.tsx";

/** Each question with its ink and the letter of its answers. */
const QUESTIONS = [
  ["strategy", "blue", "a"],
  ["sales", "red", "b"],
  ["marketing", "yellow", "c"],
] as const;

/** Three questions; styles alone lock the circles (app/styles/plans.css). The answers travel in the contact form's query. */
export function PlanCheckForm({ heading, lead, questions, bring, ...verdict }: PlanCheck) {
  const entries = QUESTIONS.map(([name, ink, letter]) => ({
    name,
    ink,
    letter,
    ...questions[name],
  }));
  return (
    <form method="get" action={siteHref("/contact")} aria-labelledby="plans" className="plans">
      <div className="plans-grid page-width">
        <div className="plans-opening">
          <h2 id="plans" className="text-h1">
            {heading}
          </h2>
          <p className="text-lead text-ink-2">{lead}</p>
        </div>
        <svg aria-hidden="true" viewBox="-24 -8 848 864" className="plans-circles">
          <InkCircles id="plans" />
          {entries.map(({ ink, label }) => (
            <text key={ink} className={`circle-${ink}`}>
              {label}
            </text>
          ))}
        </svg>
        <div className="plans-questions">
          {entries.map((entry) => (
            <PlanQuestion key={entry.name} {...entry} />
          ))}
        </div>
        <PlanVerdict prompt={verdict.prompt} verdicts={verdict.verdicts} />
        <button type="submit" className="button">
          {bring}
        </button>
      </div>
    </form>
  );
}
