import { sourceOf } from "../attribution-text.ts";
import { readSubscribers, type Subscriber } from "../newsletter/subscribers.ts";
import { checkHealth, readAll, type StoredEnquiry } from "../store.ts";
import type { Command } from "./command.ts";
import { stateOf } from "./subscribers.ts";

export const stats: Command = {
  usage: "stats",
  description: "counts by form and state, by where they came from, and of subscribers",
  positionals: 0,
  async run(database) {
    const enquiries = await readAll(database);
    const known = enquiries.filter(({ attribution }) => sourceOf(attribution) !== "");
    const lines = [
      ...countLines(enquiries, groupOf),
      ...countLines(known, ({ attribution }) => `from ${sourceOf(attribution)}`),
      ...countLines(await readSubscribers(database), subscriberGroup),
    ];
    const { oldestUndeliveredSeconds } = await checkHealth(database);
    const minutes = Math.round(oldestUndeliveredSeconds / 60);
    return [...lines, `oldest mail not delivered: ${minutes} minutes`].join("\n");
  },
};

/** A line for each group, such as `contact, delivered      12`. */
function countLines<Item>(items: readonly Item[], nameOf: (item: Item) => string): string[] {
  const groups = Object.groupBy(items, nameOf);
  return Object.entries(groups).map(([name, members = []]) => {
    return `${name.padEnd(40)} ${members.length}`;
  });
}

const groupOf = ({ form, state, spamReasons }: StoredEnquiry) =>
  [form, state, spamReasons && "suspected spam"].filter(Boolean).join(", ");

const subscriberGroup = (subscriber: Subscriber) =>
  `list ${subscriber.list}, ${stateOf(subscriber)}`;
