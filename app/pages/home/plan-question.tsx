import type { PlanCheck } from "#app/pages/plan-check.ts";

type Question = PlanCheck["questions"][keyof PlanCheck["questions"]];

export interface PlanQuestionProps extends Question {
  name: string;
  ink: string;
  /** What the classes of the answers begin with; styles tell the answers apart by them. */
  letter: string;
}

/** One question of "Do your plans agree?", with a line in its ink. */
export function PlanQuestion({ name, ink, letter, label, question, answers }: PlanQuestionProps) {
  return (
    <fieldset className={`plan-${ink}`}>
      <legend>
        <span className="block text-caption font-medium text-ink-2">{label} </span>
        <span className="text-h5 font-semibold">{question}</span>
      </legend>
      {answers.map((answer, index) => (
        <label key={answer}>
          <input type="radio" name={name} value={index + 1} className={`${letter}${index + 1}`} />
          {answer}
        </label>
      ))}
    </fieldset>
  );
}
