import { expect, test } from "vitest";
import { type Circumstances, mayFetchAhead } from "./may-fetch-ahead.ts";

test("pages are fetched ahead where the browser says nothing, or nothing against it", () => {
  expect(mayFetchAhead({})).toBe(true);
  expect(mayFetchAhead({ connection: { effectiveType: "4g", type: "wifi" } })).toBe(true);
  expect(mayFetchAhead({ connection: { saveData: false }, deviceMemory: 8 })).toBe(true);
});

test.each<[what: string, circumstances: Circumstances]>([
  ["a visitor who saves data", { connection: { saveData: true } }],
  ["a slow connection", { connection: { effectiveType: "3g" } }],
  ["a metered connection", { connection: { effectiveType: "4g", type: "cellular" } }],
  ["little memory", { deviceMemory: 2 }],
])("nothing is fetched ahead for %s", (_, circumstances) => {
  expect(mayFetchAhead(circumstances)).toBe(false);
});
