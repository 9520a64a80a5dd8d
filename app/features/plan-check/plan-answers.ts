import type { PlanCheck } from "./content.ts";

/** The texts of "Do your plans agree?" for the page to which the answers travel. */
export type AskedPlan = Pick<PlanCheck, "questions" | "message">;

/**
 * Adds the answers of a query such as `strategy=1&sales=2&marketing=1` below the text of a message. They replace
 * answers of an earlier visit. Typed text stays.
 *
 * @returns undefined if the query has no answer
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
