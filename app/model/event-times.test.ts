import { afterEach, expect, test, vi } from "vitest";
import { isOver, zonedTime } from "./event-times.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["2027-01-15 17:30", "Europe/Zurich", "2027-01-15T16:30:00.000Z"],
  ["2027-07-15 17:30", "Europe/Zurich", "2027-07-15T15:30:00.000Z"],
  ["2027-07-15 00:10", "Asia/Kolkata", "2027-07-14T18:40:00.000Z"],
  ["2027-03-14 03:00", "America/New_York", "2027-03-14T07:00:00.000Z"],
  ["2027-11-07 00:30", "America/New_York", "2027-11-07T04:30:00.000Z"],
  ["2027-11-07 03:00", "America/New_York", "2027-11-07T08:00:00.000Z"],
])("%s by the clocks of %s is %s", (local, zone, moment) => {
  expect(new Date(zonedTime(local, zone)).toISOString()).toBe(moment);
});

test("an event is over from the day after its end on, by UTC", () => {
  const event = {
    starts: "2027-01-15 18:00",
    ends: "2027-01-15 20:00",
    timeZone: "America/New_York",
  };
  const isOverOn = (day: string) => {
    vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(day) / 1000));
    return isOver(event);
  };
  // It ends at 01:00 of January 16 in UTC.
  expect(["2027-01-15", "2027-01-16", "2027-01-17"].map(isOverOn)).toEqual([false, false, true]);
});
