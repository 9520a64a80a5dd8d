import { useEffect, useRef, useState } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import type { PlanCheck } from "./content.ts";

export type PlanVerdictProps = Pick<PlanCheck, "prompt" | "verdicts">;

/**
 * All verdicts in one place; styles show the verdict of the answers (plan-check.css). Not every screen reader speaks what
 * only styles have changed: with scripts the shown verdict is also a new element of the document.
 */
export const PlanVerdict = island("PlanVerdict", ({ prompt, verdicts }: PlanVerdictProps) => {
  const ref = useRef<HTMLDivElement>(null);
  /** The combination of the answers, such as `1 2 1`. */
  const [answers, setAnswers] = useState("");
  // An effect, because the answers are given outside of the island.
  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!form) return undefined;
    const readAnswers = () => setAnswers([...new FormData(form).values()].join(" "));
    return listen(form, ["change"], readAnswers);
  }, []);
  return (
    <div ref={ref} role="status" className="plan-verdicts">
      <div className="plan-prompt">
        <p className="text-h2">{prompt.title}</p>
        <p className="text-lead">{prompt.text}</p>
      </div>
      {verdicts.map(({ combinations, title, text }) => (
        <div
          key={combinations.includes(answers) ? answers : title}
          className={combinations.map(classOf).join(" ")}
        >
          <p className="text-h2">{title}</p>
          <p className="text-lead">{text}</p>
        </div>
      ))}
    </div>
  );
});

/** The class by which styles show a verdict, such as `for-121`. */
function classOf(combination: string): string {
  return `for-${combination.replaceAll(" ", "")}`;
}
