import ICAL from "ical.js";
import { afterEach, expect, test, vi } from "vitest";
import { replyReminder } from "./reply-reminder.ts";

afterEach(() => vi.unstubAllEnvs());

const firm = {
  name: "Müller, Søn; & Partners",
  host: "www.example.com",
  email: "hello@example.com",
  phone: "+1 415 555 0132",
};
const reply = {
  title: "reply to your message",
  text: `Within 1 business day.\n${"ü€😀".repeat(30)}`,
};

/** The fields that a calendar reads from the file, for a message that was sent at a local time. */
function read(zone: string, sentAt: string) {
  vi.stubEnv("TZ", zone);
  const file = replyReminder({
    messageKey: "6f6d1a52",
    sentAt: new Date(sentAt).getTime(),
    language: "de-CH",
    firm,
    reply,
  });
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return { file, event, stamp: event.component.getFirstPropertyValue("dtstamp") };
}

test.each([
  ["2026-11-25T00:00:01", "2026-11-26"],
  ["2026-11-26T23:59:59", "2026-11-27"],
  ["2026-11-27T09:00:00", "2026-11-30"],
  ["2026-11-28T23:59:59", "2026-11-30"],
  ["2026-11-29T12:00:00", "2026-11-30"],
  ["2026-12-31T18:00:00", "2027-01-01"],
  // In this night the clocks change in Los Angeles.
  ["2026-10-30T23:30:00", "2026-11-02"],
])("a message of %s is answered on %s by the visitor's clock, in every time zone", (sent, day) => {
  for (const zone of ["America/Los_Angeles", "Europe/Berlin", "Pacific/Auckland"]) {
    const { event } = read(zone, sent);
    expect([event.startDate.toString(), event.startDate.isDate], zone).toEqual([day, true]);
    expect(event.duration.toString(), zone).toBe("P1D");
  }
});

test.each([
  ["America/Los_Angeles", "2026-11-25T20:00:00Z"],
  ["Europe/Berlin", "2026-11-25T11:00:00Z"],
  ["Pacific/Auckland", "2026-11-24T23:00:00Z"],
])("the file states when it was made, also in %s", (zone, made) => {
  expect(read(zone, "2026-11-25T12:00:00").stamp?.toString()).toBe(made);
});

test("its texts arrive unchanged, in lines of at most 75 bytes that end with CR and LF", () => {
  const { file, event } = read("Europe/Berlin", "2026-11-25T12:00:00");
  expect(file).toContain("PRODID:-//www.example.com//Reply//DE\r\n");
  expect(event.uid).toBe("reply-6f6d1a52@www.example.com");
  expect(event.summary).toBe(`${firm.name}: ${reply.title}`);
  expect(event.description).toBe(`${reply.text}\n${firm.email}\n${firm.phone}`);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
