import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ClaimDrawing, type ClaimDrawingProps } from "./claim-drawing.tsx";

function draw(kind: ClaimDrawingProps["kind"], value: string): string {
  return renderToStaticMarkup(<ClaimDrawing kind={kind} value={value} ink="claim-blue" />);
}

/** The radii of the circles of a drawing, in order. */
function radiiOf(drawing: string): number[] {
  return [...drawing.matchAll(/ r="([\d.]+)"/g)].map(([, radius]) => Number(radius));
}

test("a part is an arc as long as its share of a ring of its own", () => {
  const drawing = draw("part", "83%");
  const [radius = 0, ...further] = radiiOf(drawing);
  expect(new Set([radius, ...further]).size).toBe(1);
  const arc = Number(/stroke-dasharray="([\d.]+) /.exec(drawing)?.[1]);
  expect(arc / (2 * Math.PI * radius)).toBeCloseTo(0.83, 3);
});

test.each([
  ["growth", "17%", 1.17, ["100", "117"]],
  ["multiple", "3.2x", 3.2, ["1", "3.2"]],
] as const)(
  "%s is two discs whose areas have its ratio, each with its number",
  (kind, value, ratio, numbers) => {
    const drawing = draw(kind, value);
    const [before = 0, after = 0] = radiiOf(drawing);
    expect((after / before) ** 2).toBeCloseTo(ratio);
    expect([...drawing.matchAll(/>([\d.]+)<\/text>/g)].map(([, text]) => text)).toEqual(numbers);
  },
);
