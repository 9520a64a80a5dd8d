import { expect, test } from "vitest";
import { isolated } from "./isolate.ts";

test("a value keeps its order in a text from right to left", () => {
  expect(isolated("+1 415", "اتصل بالرقم {phone}")).toBe("\u2068+1 415\u2069");
  expect(isolated("12%", "עד {share}")).toBe("\u206812%\u2069");
});

test("a text from left to right stays as it is, and so does an address", () => {
  expect(isolated("+1 415", "Call {phone}")).toBe("+1 415");
  expect(isolated("+1 415", "tel:{phone}")).toBe("+1 415");
});
