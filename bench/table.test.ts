import { expect, it } from "vitest";
import { table } from "./table.ts";

it("aligns names at their start and numbers at their end", () => {
  const lines = table(
    [{ title: "figure" }, { title: "value", align: "right" }],
    [
      ["first paint", "8 ms"],
      ["build", "1,200 ms"],
    ],
  );
  expect(lines).toEqual([
    "figure          value",
    "-----------  --------",
    "first paint      8 ms",
    "build        1,200 ms",
  ]);
});
