import { expect, test } from "vitest";
import { isPlainPress } from "./events.ts";

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, button: 0 };

test("a press of the main button without a modifier key is plain", () => {
  expect(isPlainPress(PLAIN)).toBe(true);
  const { button: _button, ...keyboard } = PLAIN;
  expect(isPlainPress(keyboard)).toBe(true);
});

test.each([
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { button: 1 },
])("a press with %o is not plain", (held) => {
  expect(isPlainPress({ ...PLAIN, ...held })).toBe(false);
});
