import { expect, test } from "vitest";
import { drawArchitecture } from "./architecture.ts";

test("an arrow that follows from other arrows is left out of the picture", () => {
  const imports = [
    ["app/routes", "app/ui"],
    ["app/routes", "app/features"],
    ["app/features", "app/ui"],
    ["receiver", "hosting"],
  ] as const;
  expect(drawArchitecture(imports).split("\n").slice(2, -1)).toEqual([
    "  app/features --> app/ui",
    "  app/routes --> app/features",
    "  receiver --> hosting",
  ]);
});
