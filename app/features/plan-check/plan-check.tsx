import { siteHref } from "#app/base/site-href.ts";
import { InkCircles } from "#app/ui/sections/ink-circles.tsx";
import { aimedAnswers, hollowAnswers, type PlanCheck } from "./content.ts";
import { PlanDot } from "./plan-dot.tsx";
import { type BegunCase, PlanVerdicts } from "./plan-verdicts.tsx";

/** The questions, each with its ink. Styles tell the answers apart by classes such as `a1`, which begin with the letter. */
const QUESTIONS = [
  { name: "strategy", ink: "blue", letter: "a" },
  { name: "sales", ink: "red", letter: "b" },
  { name: "marketing", ink: "yellow", letter: "c" },
] as const;

export interface PlanCheckFormProps extends PlanCheck {
  /** The cases to which verdicts lead. */
  cases: readonly BegunCase[];
  /** The page with the contact form, to which the answers travel. */
  contactHref: string;
}

/** Three questions. Styles alone lock the circles (plan-check.css). The answers travel in the contact form's query. */
export function PlanCheckForm(props: PlanCheckFormProps) {
  const { heading, lead, questions, bring, began, cases, prompt, verdicts, contactHref } = props;
  return (
    <form method="get" action={siteHref(contactHref)} aria-labelledby="plans" className="plans">
      <div className="plans-grid page-width">
        <div className="plans-opening">
          <h2 id="plans" className="text-h2">
            {heading}
          </h2>
          <p className="text-lead text-ink-2">{lead}</p>
        </div>
        <svg
          aria-hidden="true"
          viewBox="-178 -78 1156 876"
          width={240}
          height={182}
          className={`plans-circles ${middleClasses(verdicts)}`.trim()}
        >
          <InkCircles id="plans" />
          <PlanDot className="plans-dot" />
          {QUESTIONS.map(({ name, ink }) => (
            <text key={name} className={`circle-${ink}`}>
              {questions[name].label}
            </text>
          ))}
        </svg>
        <div className="plans-questions">
          {QUESTIONS.map(({ name, ink, letter }) => (
            <fieldset key={name} className={`plan-${ink}`}>
              <legend>
                <span className="text-caption text-ink-2">{`${questions[name].label} `}</span>
                <span className="text-h5 font-semibold">{questions[name].question}</span>
              </legend>
              {questions[name].answers.map((answer, index) => (
                <label key={answer}>
                  <input
                    type="radio"
                    name={name}
                    value={index + 1}
                    className={`${letter}${index + 1}`}
                  />
                  {answer}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <PlanVerdicts prompt={prompt} verdicts={verdicts} began={began} cases={cases} />
        <button type="submit" className="button">
          {bring}
        </button>
      </div>
    </form>
  );
}

/** The classes by which styles empty the middle of the circles or put a dot there, such as `hollow-333` and `aimed-222`. */
function middleClasses(verdicts: PlanCheck["verdicts"]): string {
  const withName = (name: string, answers: readonly string[]) =>
    answers.map((combination) => `${name}-${combination.replaceAll(" ", "")}`);
  return [
    ...withName("hollow", hollowAnswers(verdicts)),
    ...withName("aimed", aimedAnswers(verdicts)),
  ].join(" ");
}
