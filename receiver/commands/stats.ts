import { checkHealth, readAll, type StoredEnquiry } from "../store.ts";
import type { Command } from "./command.ts";

export const stats: Command = {
  usage: "stats",
  description: "counts by form and state",
  positionals: 0,
  async run(database) {
    const groups = Object.groupBy(await readAll(database), groupOf);
    const lines = Object.entries(groups).map(([group, enquiries = []]) => {
      return `${group.padEnd(40)} ${enquiries.length}`;
    });
    const { oldestUndeliveredSeconds } = await checkHealth(database);
    const minutes = Math.round(oldestUndeliveredSeconds / 60);
    return [...lines, `oldest mail not delivered: ${minutes} minutes`].join("\n");
  },
};

const groupOf = ({ form, state, spamReasons }: StoredEnquiry) =>
  [form, state, spamReasons && "suspected spam"].filter(Boolean).join(", ");
