import { expect, test } from "vitest";
import { chosenPosition } from "./chosen-position.ts";

const positions = [
  { id: "economist", title: "Economist" },
  { id: "inside-sales-consultant", title: "Inside Sales Consultant" },
];

const chosen = (query: string, state: unknown = null) =>
  chosenPosition(positions, new URLSearchParams(query), state);

test("an application is for the position in the address, before that in the navigation state", () => {
  expect(chosen("?position=economist")).toBe("Economist");
  expect(chosen("?position=economist", { position: "inside-sales-consultant" })).toBe("Economist");
});

test("the navigation state may name it by id or by title", () => {
  expect(chosen("", { position: "inside-sales-consultant" })).toBe("Inside Sales Consultant");
  expect(chosen("", { jobTitle: "Inside Sales Consultant" })).toBe("Inside Sales Consultant");
});

test.each([
  ["", null],
  ["?position=", undefined],
  ["?position=president", { position: "<b>", jobTitle: 7 }],
  ["?position=constructor", "economist"],
])("without a known position (%j, %j) it is for the default", (query, state) => {
  expect(chosen(query, state)).toBe("Job Position");
});
