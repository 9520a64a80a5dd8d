import { sourceOf } from "../attribution-text.ts";
import { checkHealth, readAll, type StoredEnquiry } from "../store.ts";
import type { Command } from "./command.ts";

export const stats: Command = {
  usage: "stats",
  description: "counts by form and state, and by where they came from",
  positionals: 0,
  async run(database) {
    const enquiries = await readAll(database);
    const known = enquiries.filter(({ attribution }) => sourceOf(attribution) !== "");
    const lines = [
      ...countLines(enquiries, groupOf),
      ...countLines(known, ({ attribution }) => `from ${sourceOf(attribution)}`),
    ];
    const { oldestUndeliveredSeconds } = await checkHealth(database);
    const minutes = Math.round(oldestUndeliveredSeconds / 60);
    return [...lines, `oldest mail not delivered: ${minutes} minutes`].join("\n");
  },
};

/** A line for each group, such as `contact, delivered      12`. */
function countLines(
  enquiries: readonly StoredEnquiry[],
  nameOf: (enquiry: StoredEnquiry) => string,
): string[] {
  const groups = Object.groupBy(enquiries, nameOf);
  return Object.entries(groups).map(([name, members = []]) => {
    return `${name.padEnd(40)} ${members.length}`;
  });
}

const groupOf = ({ form, state, spamReasons }: StoredEnquiry) =>
  [form, state, spamReasons && "suspected spam"].filter(Boolean).join(", ");
