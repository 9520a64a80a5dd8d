import { sourceOf } from "../attribution-text.ts";
import { readSubscribers, type Subscriber } from "../newsletter/subscribers.ts";
import { readEach, type StoredEnquiry } from "../store/stored-enquiries.ts";
import { checkHealth, type StoreHealth } from "../store/undelivered.ts";
import type { Command } from "./command.ts";
import { countOf } from "./enquiry-text.ts";
import { stateOf } from "./subscribers.ts";

export const stats: Command = {
  usage: "stats",
  description: "counts by form and state, by where they came from, and of subscribers",
  positionals: 0,
  async run(database) {
    const groups: Counts = new Map();
    const sources: Counts = new Map();
    for await (const enquiry of readEach(database)) {
      count(groups, groupOf(enquiry));
      const source = sourceOf(enquiry.attribution);
      if (source) count(sources, `from ${source}`);
    }
    const lists: Counts = new Map();
    for (const subscriber of await readSubscribers(database))
      count(lists, subscriberGroup(subscriber));
    const enquiries = groups.size > 0 ? countLines(groups) : ["No enquiries."];
    const mails = mailLine(await checkHealth(database));
    return [...enquiries, ...countLines(sources), ...countLines(lists), mails].join("\n");
  },
};

function mailLine({ undelivered, oldestUndeliveredSeconds }: StoreHealth): string {
  if (undelivered === 0) return "No mail waits.";
  const minutes = Math.round(oldestUndeliveredSeconds / 60);
  return `oldest mail not delivered: ${countOf(minutes, "minute", "minutes")}`;
}

/** The number of members of each group, in the order in which the groups first occur. */
type Counts = Map<string, number>;

function count(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A line for each group, such as `contact, delivered      12`. */
function countLines(counts: Counts): string[] {
  return [...counts].map(([name, members]) => `${name.padEnd(40)} ${members}`);
}

const groupOf = ({ form, state, spamReasons }: StoredEnquiry) =>
  [form, state, spamReasons && "suspected spam"].filter(Boolean).join(", ");

const subscriberGroup = (subscriber: Subscriber) =>
  `list ${subscriber.list}, ${stateOf(subscriber)}`;
