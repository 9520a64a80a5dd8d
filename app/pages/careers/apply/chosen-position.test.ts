import { expect, test } from "vitest";
import { chosenPosition } from "./chosen-position.ts";

const positions = [
  { id: "economist", title: "Economist" },
  { id: "inside-sales-consultant", title: "Inside Sales Consultant" },
];

const chosen = (query: string) => chosenPosition(positions, new URLSearchParams(query));

test("an application is for the position in the address, by its id or its title", () => {
  expect(chosen("?position=economist")).toBe("Economist");
  expect(chosen("?position=Inside+Sales+Consultant")).toBe("Inside Sales Consultant");
});

test.each(["", "?position=", "?position=president", "?position=constructor"])(
  "without a known position (%j) it is for the default",
  (query) => {
    expect(chosen(query)).toBe("Job Position");
  },
);
