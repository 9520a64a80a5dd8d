import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findRepeatedFamilies } from "./drawings.ts";

const repeated = (...families: string[]) => {
  const body = families
    .map((family, index) => `<img src="/artwork/1/${family}.blue.card.item-${index}.svg" alt="">`)
    .join("");
  return findRepeatedFamilies(siteOf({ "index.html": pageOf({ body }) })).length;
};

test("a family that follows itself is found; portraits and photos may stand beside their like", () => {
  expect(repeated("bars", "rings", "bars")).toBe(0);
  expect(repeated("bars", "rings", "rings", "bars")).toBe(1);
  expect(repeated("portrait", "portrait")).toBe(0);
});
