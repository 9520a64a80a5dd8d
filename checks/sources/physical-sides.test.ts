import { expect, test } from "vitest";
import { findPhysicalSides } from "./physical-sides.ts";

const inSheet = (text: string) => findPhysicalSides([{ path: "app/ui/x.css", text }]).length;
const inComponent = (text: string) => findPhysicalSides([{ path: "app/ui/x.tsx", text }]).length;

test.each([
  "  left: 0;",
  "a { right: 4px; }",
  "  padding-left: 1em;",
  "  border-top-left-radius: 4px;",
  "  text-align: right;",
  "  float: left;",
  "  object-position: left center;",
  "  transform-origin: top right;",
  "  margin: 0 0 0 auto;",
  "  padding: calc(2 * var(--u)) 0 1px calc(3 * var(--u));",
  "  border-radius: 0 0 0 100%;",
  "  border-radius: 100% 0;",
  "  translate: 8% -50%;",
  "  transform: translateX(-28px);",
  "  @bottom-right {",
])("a style that names the left or the right side is found: %s", (line) => {
  expect(inSheet(line)).toBe(1);
});

test.each([
  "  inset-inline-start: 0;",
  "  text-align: start;",
  "  margin: 0 auto;",
  "  margin: 1px 2px 3px;",
  "  padding: 1px calc(5 * var(--u)) 2px calc(5 * var(--u));",
  "  border-radius: 4px 4px 0 0;",
  "  translate: calc(8% * var(--reading)) -50%;",
  "  translate: 0 4px;",
  "/* The height that is left: none. */",
  "  right: 0; /* physical: the map is drawn from the west. */",
  "  /* physical: the map is drawn from the west. */\n  right: 0;",
])("a style that follows the direction, or has a reason, is not reported: %s", (text) => {
  expect(inSheet(text)).toBe(0);
});

test.each([
  "ml-4",
  "lg:-mr-40",
  "md:text-right",
  "print:float-left",
  "border-l-[10px]",
  "rounded-tl-lg",
  "left-1/2",
])("a class that names the left or the right side is found: %s", (name) => {
  expect(inComponent(`<p className="flex ${name} gap-2">`)).toBe(1);
});

test.each(["ms-4", "lg:pe-10", "text-start", "border-s", "mx-auto", "from-right-to-left"])(
  "a class that follows the direction is not reported: %s",
  (name) => {
    expect(inComponent(`<p className="flex ${name} gap-2">`)).toBe(0);
  },
);
