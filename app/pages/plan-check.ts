import { z } from "zod";
import { pageContent } from "#app/content/page-content.ts";
import { text } from "#app/content/schemas/shared.ts";

const PLACES = ["1", "2", "3"];
/** Every answer to the first question with every one to the others: `1 1 1` to `3 3 3`. */
const COMBINATIONS = PLACES.flatMap((a) =>
  PLACES.flatMap((b) => PLACES.map((c) => `${a} ${b} ${c}`)),
);

const question = z.strictObject({
  label: text.max(12).describe("One word, inside the circle."),
  question: text.max(40),
  answers: z.array(text.max(40)).length(3).describe("Those in the same place are one plan."),
});

const verdicts = z
  .array(
    z.strictObject({
      combinations: z
        .array(z.string().regex(/^[123]( [123]){2}$/, "write three answers, such as 1 2 1"))
        .min(1)
        .describe("When it is shown: the answers to the three questions, such as 1 2 1."),
      title: text.max(40),
      text: text.max(160),
    }),
  )
  .superRefine((all, { addIssue }) => {
    const missing = new Set(COMBINATIONS);
    const given = all.flatMap(({ combinations }) => combinations);
    if (!given.every((combination) => missing.has(combination))) return;
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
    heading: text.max(40),
    lead: text,
    questions: z.strictObject({ strategy: question, sales: question, marketing: question }),
    prompt: z
      .strictObject({ title: text.max(40), text: text.max(160) })
      .describe("In place of the verdict, until all three are answered."),
    verdicts,
    bring: text.describe("On the button that leads to the contact form."),
    message: text.describe("The first line that it puts into the message; the answers follow."),
  }),
);
export type PlanCheck = ReturnType<typeof planCheckContent>;
