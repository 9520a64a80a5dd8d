import type { PlanCheck } from "./content.ts";

/** What is known of "Do your plans agree?" where its answers arrive. */
export type AskedPlan = Pick<PlanCheck, "questions" | "message">;

/**
 * Puts the answers of a query such as `strategy=1&sales=2&marketing=1` below what a message holds. Answers of an earlier
 * visit give way to them; what was typed stays.
 *
 * @returns undefined where the query has no answer
 */
export function messageWithAnswers(
  message: string,
  asked: AskedPlan,
  query: URLSearchParams,
): string | undefined {
  const lines = Object.entries(asked.questions).flatMap(([name, { question, answers }]) =>
    answers.map((answer, index) => ({
      text: `${question} ${answer}.`,
      isBrought: query.get(name) === `${index + 1}`,
    })),
  );
  const brought = lines.filter(({ isBrought }) => isBrought).map(({ text }) => text);
  if (brought.length === 0) return undefined;
  const known = [asked.message, ...lines.map(({ text }) => text)];
  const typed = message.split(/\r?\n/).filter((line) => !known.includes(line));
  const added = [asked.message, ...brought].join("\n");
  return [typed.join("\n").trim(), added].filter(Boolean).join("\n\n");
}
