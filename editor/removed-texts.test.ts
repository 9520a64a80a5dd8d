import { expect, test } from "vitest";
import { refuseToRemoveText } from "./removed-texts.ts";

const FIELDS = "---\ntitle: One\n---\n";
const WHOLE = `${FIELDS}\nA text.\n`;
const REMOVED = { before: WHOLE, text: FIELDS };
const KEPT = { before: WHOLE, text: `${FIELDS}\nAnother.\n` };

test("every save that would remove a text asks, and removes it only when that is confirmed", async () => {
  let questions = 0;
  const saves = (isConfirmed: boolean) =>
    refuseToRemoveText([KEPT, REMOVED], async () => {
      questions += 1;
      return isConfirmed;
    });
  for (const _press of [1, 2, 3]) await expect(saves(false)).rejects.toThrow("saving_failed");
  await expect(saves(true)).resolves.toBeUndefined();
  expect(questions).toBe(4);
});

test("a text that is changed, or was never there, is saved without a question", async () => {
  const files = [KEPT, { before: FIELDS, text: FIELDS }, { before: undefined, text: FIELDS }];
  const confirm = () => Promise.reject(new Error("It asked"));
  await expect(refuseToRemoveText(files, confirm)).resolves.toBeUndefined();
});
