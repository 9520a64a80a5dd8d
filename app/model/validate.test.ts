import { expect, test } from "vitest";
import { type ContentProblem, describeProblem } from "./content-problem.ts";
import { exhibit } from "./schemas/exhibit.ts";
import { validate } from "./validate.ts";

test("a fault of an exhibit shows its short value, and never the whole exhibit", () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ label: `Row ${index}`, value: 20 }));
  const value = { title: "Orders double within a year", kind: "share", rows };
  const problems: ContentProblem[] = [];
  validate("content/a.yaml", { value, lineOf: () => undefined }, exhibit, problems);
  const values = problems.map((problem) => [
    problem.field,
    describeProblem(problem).match(/value: {2}(.*)/)?.[1],
  ]);
  expect(values).toEqual([
    ["source", "(missing)"],
    ["rows", "(a list of 5)"],
  ]);
});
