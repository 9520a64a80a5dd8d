import type { PlanCheck } from "#app/pages/plan-check.ts";

/** What the contact form knows of "Do your plans agree?". */
export type AskedQuestions = Pick<PlanCheck, "questions" | "message">;

/** Every line that the answers can put into a message, by the names of the questions. */
const linesOf = ({ questions }: AskedQuestions) =>
  Object.entries(questions).map(([name, { question, answers }]) => ({
    name,
    lines: answers.map((answer) => `${question} ${answer}.`),
  }));

/** @param query of the form's address, such as `strategy=1&sales=2&marketing=1` */
export function broughtAnswers(asked: AskedQuestions, query: URLSearchParams): string[] {
  return linesOf(asked).flatMap(({ name, lines }) =>
    lines.filter((_, index) => query.get(name) === `${index + 1}`),
  );
}

/** Puts answers below what a message holds. Those of an earlier visit give way to them; what was typed stays. */
export function withAnswers(
  message: string,
  asked: AskedQuestions,
  answers: readonly string[],
): string {
  const known = [asked.message, ...linesOf(asked).flatMap(({ lines }) => lines)];
  const typed = message.split("\n").filter((line) => !known.includes(line));
  const brought = [asked.message, ...answers].join("\n");
  return [typed.join("\n").trim(), brought].filter(Boolean).join("\n\n");
}
