import type { InputSource, Point } from "../browsers/engine.ts";

/** Keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  ArrowRight: "\uE014",
};

const keyDown = (value: string) => ({ type: "keyDown" as const, value });
const keyUp = (value: string) => ({ type: "keyUp" as const, value });

/** Presses the keys of "Control+k" one after the other and lets them go in reverse. */
export function chord(keys: string): InputSource[] {
  const values = keys.split("+").map((key) => {
    const value = KEYS[key] ?? key;
    if ([...value].length !== 1) throw new Error(`Which key is "${key}"?`);
    return value;
  });
  const actions = [...values.map(keyDown), ...values.toReversed().map(keyUp)];
  return [{ type: "key", id: "keyboard", actions }];
}

/** Types a text, character by character. */
export function characterKeys(text: string): InputSource[] {
  const actions = [...text].flatMap((character) => [keyDown(character), keyUp(character)]);
  return [{ type: "key", id: "keyboard", actions }];
}

/** Moves the mouse, and presses its first button there. */
export function mouseAt(point: Point, isPressed: boolean): InputSource[] {
  const actions = [
    { type: "pointerMove" as const, duration: 0, ...point },
    ...(isPressed
      ? [
          { type: "pointerDown" as const, button: 0 },
          { type: "pointerUp" as const, button: 0 },
        ]
      : []),
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}
