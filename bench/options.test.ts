import { describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";

const known = ["bytes", "paint", "growth"] as const;

describe("readOptions", () => {
  it("takes every part when none is named", () => {
    expect(readOptions(["--quick"], known)).toEqual({ parts: known, isQuick: true });
  });

  it("takes the parts named, in the order in which they run", () => {
    expect(readOptions(["growth", "bytes"], known)).toEqual({
      parts: ["bytes", "growth"],
      isQuick: false,
    });
  });

  it("names the parts that exist when one is misspelt", () => {
    expect(() => readOptions(["byte"], known)).toThrow(/"byte".*bytes, paint, growth/);
  });
});
