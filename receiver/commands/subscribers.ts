import { isOnList, readSubscribers, type Subscriber } from "../newsletter/subscribers.ts";
import { addressOf } from "./address-of.ts";
import type { Command } from "./command.ts";
import { countOf, minuteOf } from "./enquiry-text.ts";
import { writeExport } from "./write-export.ts";

const COLUMNS = [
  "number",
  "email",
  "list",
  "state",
  "signed up",
  "confirmed",
  "language",
  "consent",
];

export const subscribers: Command = {
  usage: "subscribers [--format csv|json] [--email ADDRESS] [--out FILE]",
  description: "who has signed up for the newsletter, as a list or as an export",
  positionals: 0,
  options: ["format", "email", "out"],
  async run(database, { email, ...args }, { env }) {
    const wanted = email === undefined ? undefined : addressOf(email);
    const stored = await readSubscribers(database);
    const found = stored.filter((subscriber) => !wanted || subscriber.email === wanted);
    const isList = args.format === undefined && args.out === undefined;
    if (isList) return found.map(subscriberLine).join("\n") || "No subscribers.";
    const records = {
      rows: found.map(rowOf),
      columns: COLUMNS,
      objects: found.map(objectOf),
      count: countOf(found.length, "subscriber", "subscribers"),
    };
    return writeExport(args, records, env);
  },
};

/** Such as `    1  2026-11-23T10:15Z  news-letters  confirmed  ada@example.org`. */
function subscriberLine(subscriber: Subscriber): string {
  const { id, signedUpAt, list, email } = subscriber;
  return [`${id}`.padStart(5), minuteOf(signedUpAt), list, stateOf(subscriber), email].join("  ");
}

/** The state of a sign-up, in a word. */
export function stateOf(subscriber: Subscriber): string {
  if (isOnList(subscriber)) return "confirmed";
  return subscriber.unsubscribedAt === null ? "unconfirmed" : "unsubscribed";
}

function rowOf(subscriber: Subscriber): Record<string, string> {
  const { id, email, list, language, consent, signedUpAt, confirmedAt } = subscriber;
  return {
    number: `${id}`,
    email,
    list,
    state: stateOf(subscriber),
    "signed up": minuteOf(signedUpAt),
    confirmed: confirmedAt === null ? "" : minuteOf(confirmedAt),
    language,
    consent,
  };
}

function objectOf(subscriber: Subscriber): object {
  const { id, email, list, language, consent, signedUpAt, confirmedAt } = subscriber;
  return {
    number: id,
    email,
    list,
    state: stateOf(subscriber),
    signedUp: new Date(signedUpAt).toISOString(),
    confirmed: confirmedAt === null ? null : new Date(confirmedAt).toISOString(),
    language,
    consent,
  };
}
