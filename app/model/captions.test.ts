import { expect, test } from "vitest";
import { readCaptions } from "./captions.ts";

/** Captions with some lines below their first line. */
const captions = (...lines: string[]) => ["WEBVTT - a talk", "", ...lines].join("\n");

test.each([
  [
    "with hours, settings and several lines",
    3601,
    "1\n01:00:01.000 --> 01:00:02.500 line:0\nOne,\ntwo.",
  ],
  ["that overlap", 2, "00:01.000 --> 00:09.000\nOne\n\n00:02.000 --> 00:03.000\nTwo"],
])("captions %s are right", (_what, lastStart, text) => {
  expect(readCaptions(captions(text))).toEqual({ lastStart });
  expect(readCaptions(captions(text).replaceAll("\n", "\r\n"))).toEqual({ lastStart });
});

test.each([
  [
    "1\n00:00:01,000 --> 00:00:02,000\nOne",
    "begin the captions with a line that holds only WEBVTT",
  ],
  [captions(), "write at least one caption: times, and below them what is said"],
  [
    captions("0:01 --> 0:02", "One"),
    "line 3 of the captions: write the times as 00:01.000 --> 00:04.500",
  ],
  [
    captions("00:02.000 --> 00:02.000", "One"),
    "line 3 of the captions: the end must be after the start",
  ],
  [
    captions("00:02.000 --> 00:03.000", "", "One"),
    "line 3 of the captions: write what is said below the times",
  ],
  [
    captions("00:02.000 --> 00:03.000", "Two", "", "00:01.000 --> 00:04.000", "One"),
    "line 6 of the captions: a caption must not start before the one above it",
  ],
])("the captions %j get a remedy", (text, remedy) => {
  expect(readCaptions(text)).toEqual({ remedy });
});
