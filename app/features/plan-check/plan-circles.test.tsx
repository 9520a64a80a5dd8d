import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlanCircles } from "./plan-circles.tsx";

/** How many of the three circles are locked: locked circles are larger. */
function lockedCircles(answers: string): number {
  const drawing = renderToStaticMarkup(<PlanCircles id="case" answers={answers} />);
  const circles = /<\/clipPath>((?:<circle[^>]*>(?:<\/circle>)?){3})/.exec(drawing)?.[1] ?? "";
  const radii = [...circles.matchAll(/ r="(\d+)"/g)].map(([, radius]) => Number(radius));
  expect(radii).toHaveLength(3);
  return radii.filter((radius) => radius === 240).length;
}

test.each([
  ["1 2 3", 0],
  ["1 3 1", 2],
  ["2 1 1", 2],
  ["2 2 2", 3],
])("of the plans %s, %i circles are locked", (answers, count) => {
  expect(lockedCircles(answers)).toBe(count);
});

test("plans that agree on one new customer look different from plans that agree on those they have", () => {
  const keep = renderToStaticMarkup(<PlanCircles id="case" answers="1 1 1" />);
  const win = renderToStaticMarkup(<PlanCircles id="case" answers="2 2 2" isAimed />);
  expect(win).not.toBe(keep);
});
