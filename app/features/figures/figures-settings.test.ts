import { expect, test } from "vitest";
import { figuresSettings } from "./figures-settings.ts";

const ON = { FIGURES: "on", FORMS: "receive" };

test("nothing is counted without the setting, and never in a preview", () => {
  expect(figuresSettings({})).toBeUndefined();
  expect(figuresSettings({ FORMS: "receive" })).toBeUndefined();
  expect(figuresSettings({ ...ON, PREVIEW: "1" })).toBeUndefined();
});

test("figures are reported below the address of the forms, and stored for 25 months or as set", () => {
  expect(figuresSettings(ON)).toEqual({ address: "/forms/figures", months: 25 });
  expect(figuresSettings({ ...ON, BASE_PATH: "/site", FIGURES_MONTHS: "6" })).toEqual({
    address: "/site/forms/figures",
    months: 6,
  });
});

test.each([
  [{ ...ON, FIGURES: "yes" }, /FIGURES must be "on" or unset, not "yes"/],
  [{ FIGURES: "on" }, /FIGURES=on needs the receiver, which counts: set FORMS=receive too/],
  [{ ...ON, FIGURES_MONTHS: "0" }, /FIGURES_MONTHS must be a number of months/],
  [{ FIGURES_MONTHS: "6" }, /FIGURES_MONTHS has an effect with FIGURES=on only/],
])(
  "an unknown setting, or a setting that contradicts another, is refused in words: %j",
  (env, words) => {
    expect(() => figuresSettings(env)).toThrow(words);
  },
);
