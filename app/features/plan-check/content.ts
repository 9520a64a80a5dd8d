import { z } from "zod";
import { code, heading, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";

/** Every answer to the first question with every one to the others: `1 1 1` to `3 3 3`. */
const COMBINATIONS = [1, 2, 3].flatMap((a) =>
  [1, 2, 3].flatMap((b) => [1, 2, 3].map((c) => `${a} ${b} ${c}`)),
);

const question = z.strictObject({
  label: text().max(12).describe("One word, inside the circle."),
  question: text().max(40),
  answers: z.array(text().max(40)).length(3).describe("Those in the same place are one plan."),
});

const said = { title: heading().max(40), text: paragraph().max(160) };
const combination = code().regex(/^[123]( [123]){2}$/, "write three answers, such as 1 2 1");
const verdict = z.strictObject({
  combinations: z
    .array(combination)
    .min(1)
    .describe("When it is shown: the answers to the three questions, such as 1 2 1."),
  ...said,
});

const verdicts = z.array(verdict).superRefine((all, { addIssue }) => {
  const missing = new Set(COMBINATIONS);
  if (!all.every(({ combinations }) => combinations.every((one) => missing.has(one)))) return;
  for (const [index, { combinations }] of all.entries())
    for (const [entry, combination] of combinations.entries()) {
      if (missing.delete(combination)) continue;
      const message = "remove it: this combination has a verdict already";
      addIssue({ code: "custom", path: [index, "combinations", entry], message });
    }
  const message = `add to the combinations of a verdict: ${[...missing].join(", ")}`;
  if (missing.size > 0) addIssue({ code: "custom", message });
});

/** content/pages/plan-check.yaml: "Do your plans agree?", asked on the home page, brought to the contact form. */
export const planCheckContent = pageContent(
  "plan-check",
  z.strictObject({
    heading: heading().max(40),
    lead: paragraph(),
    questions: z.strictObject({ strategy: question, sales: question, marketing: question }),
    prompt: z.strictObject(said).describe("In place of the verdict, until all three are answered."),
    verdicts,
    bring: text().describe("On the button that leads to the contact form."),
    message: text().describe("The first line that it puts into the message; the answers follow."),
  }),
);
export type PlanCheck = ReturnType<typeof planCheckContent>;
