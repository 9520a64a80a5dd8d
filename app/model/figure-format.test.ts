import { expect, test } from "vitest";
import { figureRemedy } from "./figure-format.ts";

test.each([
  ["en-us", "62,5 %", "write 62.5%, as numbers are written in English"],
  ["en-us", "1.250.000+", "write 1,250,000+, as numbers are written in English"],
  ["en-us", "1.250,5", "write 1,250.5, as numbers are written in English"],
  ["en-us", "2,6 points", "write 2.6 points, as numbers are written in English"],
  ["de", "62.5 %", "write 62,5 %, as numbers are written in German"],
  ["de", "−12.5 %", "write −12,5 %, as numbers are written in German"],
  ["fr", "62.5 %", "write 62,5 %, as numbers are written in French"],
])("in %s the figure %s is reported", (tag, figure, remedy) => {
  expect(figureRemedy(figure, tag)).toBe(remedy);
});

test.each([
  ["en-us", "62.5%"],
  ["en-us", "96 %"],
  ["bg", "4,5 %"],
  ["en-us", "3,200+"],
  ["en-us", "1,000,000+"],
  ["en-us", "3.2x"],
  ["en-us", "3 of 5"],
  ["en-us", "< 1%"],
  ["en-us", "since 12.5.2024"],
  ["en-us", "a dozen"],
  ["de", "4,5 %"],
  ["de", "96%"],
  ["de", "3.200"],
  ["fr", "3 200"],
  // Numbers of one decimal mark can be groups of thousands in the other language.
  ["en-us", "3.200"],
  ["de", "3,200"],
  // Arabic has digits and marks of its own.
  ["ar-eg", "62,5 %"],
])("in %s the figure %s is right", (tag, figure) => {
  expect(figureRemedy(figure, tag)).toBeUndefined();
});
