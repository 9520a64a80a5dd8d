import { expect, test } from "vitest";
import { textsIn } from "./texts-in.ts";

test.each([
  [
    { name: "Ana", age: 4, note: "", list: ["a"] },
    { name: "Ana", note: "" },
  ],
  [undefined, {}],
  [null, {}],
  [7, {}],
])("the texts in %j", (value, texts) => {
  expect(textsIn(value)).toEqual(texts);
});
