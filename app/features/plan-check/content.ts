import { z } from "zod";
import { code, heading, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";

/** Every answer to the first question with every answer to the others: `1 1 1` to `3 3 3`. */
const COMBINATIONS: readonly string[] = allCombinations();

function allCombinations(): string[] {
  const answers = [1, 2, 3];
  const combinations: string[] = [];
  for (const strategy of answers) {
    for (const sales of answers) {
      for (const marketing of answers) combinations.push(`${strategy} ${sales} ${marketing}`);
    }
  }
  return combinations;
}

const question = z.strictObject({
  label: text().max(12).describe("One word, inside the circle."),
  question: text().max(40),
  answers: z.array(text().max(40)).length(3).describe("Those in the same place are one plan."),
});

const message = { title: heading().max(40), text: paragraph().max(160) };
const combination = code().regex(/^[123]( [123]){2}$/, "write three answers, such as 1 2 1");
const verdict = z.strictObject({
  combinations: z
    .array(combination)
    .min(1)
    .describe("When it is shown: the answers to the three questions, such as 1 2 1."),
  ...message,
});

type Verdict = z.infer<typeof verdict>;

const verdicts = z.array(verdict).superRefine((entries, { addIssue }) => {
  // An invalid combination has been reported already.
  const areValid = entries.every(({ combinations }) =>
    combinations.every((combination) => COMBINATIONS.includes(combination)),
  );
  if (!areValid) return;
  for (const path of repeatedCombinations(entries)) {
    const message = "remove it: this combination has a verdict already";
    addIssue({ code: "custom", path, message });
  }
  const used = entries.flatMap(({ combinations }) => combinations);
  const missing = COMBINATIONS.filter((combination) => !used.includes(combination));
  if (missing.length > 0) {
    const message = `add to the combinations of a verdict: ${missing.join(", ")}`;
    addIssue({ code: "custom", message });
  }
});

/** The paths of combinations that have a verdict already. */
function repeatedCombinations(entries: readonly Verdict[]): (string | number)[][] {
  const seen = new Set<string>();
  const repeated: (string | number)[][] = [];
  for (const [index, { combinations }] of entries.entries()) {
    for (const [position, combination] of combinations.entries()) {
      if (seen.has(combination)) repeated.push([index, "combinations", position]);
      seen.add(combination);
    }
  }
  return repeated;
}

/** content/pages/plan-check.yaml: "Do your plans agree?", asked on the home page, brought to the contact form. */
export const planCheckContent = pageContent(
  "plan-check",
  z.strictObject({
    heading: heading().max(40),
    lead: paragraph(),
    questions: z.strictObject({ strategy: question, sales: question, marketing: question }),
    prompt: z
      .strictObject(message)
      .describe("In place of the verdict, until all three are answered."),
    verdicts,
    bring: text().describe("On the button that leads to the contact form."),
    message: text().describe("The first line that it puts into the message; the answers follow."),
  }),
);
export type PlanCheck = ReturnType<typeof planCheckContent>;
