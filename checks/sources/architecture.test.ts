import { expect, test } from "vitest";
import { drawArchitecture } from "./architecture.ts";

test("an arrow that follows from others is left out of the picture", () => {
  const imports = [
    ["app/pages", "app/ui"],
    ["app/pages", "app/layout"],
    ["app/layout", "app/ui"],
    ["build", "site"],
  ] as const;
  expect(drawArchitecture(imports).split("\n").slice(2, -1)).toEqual([
    "  app/layout --> app/ui",
    "  app/pages --> app/layout",
    "  build --> site",
  ]);
});
