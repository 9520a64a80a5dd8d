import { expect, test } from "vitest";
import { refuseToRemoveText } from "./removed-texts.ts";

const FIELDS = "---\ntitle: One\n---\n";
const WHOLE = `${FIELDS}\nA text.\n`;

test("a text that a save would remove is kept, and removed by a second save", () => {
  const removeText = () => refuseToRemoveText("content/insights/one.md", WHOLE, FIELDS);
  expect(removeText).toThrow("saving_failed");
  expect(removeText).not.toThrow();
  expect(removeText).toThrow("saving_failed");
});

test("a text that is changed, or was never there, is saved", () => {
  const other = "content/insights/two.md";
  expect(() => refuseToRemoveText(other, WHOLE, `${FIELDS}\nAnother.\n`)).not.toThrow();
  expect(() => refuseToRemoveText(other, FIELDS, FIELDS)).not.toThrow();
  expect(() => refuseToRemoveText(other, undefined, FIELDS)).not.toThrow();
});
