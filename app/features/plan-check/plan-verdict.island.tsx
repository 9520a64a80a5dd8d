import { useEffect, useRef, useState } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import type { PlanCheck } from "./content.ts";

type PlanVerdictProps = Pick<PlanCheck, "prompt" | "verdicts">;

/**
 * All verdicts in one place; styles show the one of the answers (app/routes/home/home.css). Not every screen reader speaks
 * what only styles have changed: with scripts the shown verdict is new in the document, too.
 */
export const PlanVerdict = island("PlanVerdict", ({ prompt, verdicts }: PlanVerdictProps) => {
  const ref = useRef<HTMLDivElement>(null);
  /** Such as `1 2 1`. */
  const [answers, setAnswers] = useState("");
  // An effect, because the answers are given outside of the island.
  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!form) return undefined;
    return listen(form, ["change"], () => setAnswers([...new FormData(form).values()].join(" ")));
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
          className={combinations.map((one) => `for-${one.replaceAll(" ", "")}`).join(" ")}
        >
          <p className="text-h2">{title}</p>
          <p className="text-lead">{text}</p>
        </div>
      ))}
    </div>
  );
});
