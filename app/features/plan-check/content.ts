import { z } from "zod";
import { type Content, content } from "#app/model/content.ts";
import { code, flag, heading, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { hasTranslated, pageContent, pageFilePath } from "#app/model/page-content.ts";
import { PLAN_ANSWERS } from "#app/model/schemas/plan-answers.ts";
import { fieldset } from "#app/model/schemas/shared.ts";

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
  question: text().max(40).describe("Above the answers, at most 40 characters."),
  answers: z.array(text().max(40)).length(3).describe("Those in the same place are one plan."),
});

const message = {
  title: heading().max(40).describe("In large type beside the circles."),
  text: paragraph().max(160).describe("A sentence or two below it."),
};
const combination = code().regex(PLAN_ANSWERS, "write three answers, such as 1 2 1");
const verdict = z.strictObject({
  combinations: z
    .array(combination)
    .min(1)
    .describe("When it is shown: the answers to the three questions, such as 1 2 1."),
  isHollow: flag()
    .optional()
    .describe("The three plans agree and serve nobody: the middle of the circles is empty."),
  isAimed: flag()
    .optional()
    .describe(
      "The three plans agree on one new customer: a dot stands in the middle of the circles.",
    ),
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
    heading: heading().max(40).describe("Above the questions, on the home page."),
    lead: paragraph().describe("The sentence below the heading."),
    questions: fieldset("Three questions with three answers each; each has a circle.", {
      strategy: question.describe("The first question. It moves the blue circle."),
      sales: question.describe("The second question. It moves the red circle."),
      marketing: question.describe("The third question. It moves the yellow circle."),
    }),
    prompt: z
      .strictObject(message)
      .describe("In place of the verdict, until all three are answered."),
    verdicts: verdicts.describe(
      "What the page says to three answers. Each of the 27 combinations needs one.",
    ),
    began: text().describe("Before the link to the case that began where the visitor stands."),
    bring: text().describe("On the button that leads to the contact form."),
    message: text().describe("The first line that it puts into the message; the answers follow."),
  }),
);
export type PlanCheck = ReturnType<typeof planCheckContent>;

/**
 * Whether a language asks "Do your plans agree?". A translation without the file has no questions and shows no
 * verdicts.
 */
export function asksPlanCheck(of: Content = content()): boolean {
  return hasTranslated(of, pageFilePath(planCheckContent));
}

/** The answers that lock all three circles around an empty middle, such as `3 3 3`. */
export function hollowAnswers(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ combinations, isHollow }) => (isHollow ? combinations : []));
}

/** The answers that lock all three circles around a dot, such as `2 2 2`. */
export function aimedAnswers(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ combinations, isAimed }) => (isAimed ? combinations : []));
}

/** The verdict on three answers, such as `1 3 1`. The schema guarantees that each combination has a verdict. */
export function verdictOn(answers: string): Verdict | undefined {
  return planCheckContent().verdicts.find(({ combinations }) => combinations.includes(answers));
}
