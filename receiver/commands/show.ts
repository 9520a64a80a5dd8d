import type { Command } from "./command.ts";
import { enquiryOf } from "./enquiry-of.ts";
import { recordOf } from "./enquiry-text.ts";

export const show: Command = {
  usage: "show NUMBER",
  description: "everything about one enquiry",
  positionals: 1,
  async run(database, { positionals: [number] }) {
    const record = recordOf(await enquiryOf(database, number));
    const known = Object.entries(record).filter(([, text]) => text !== "");
    return known.map(([name, text]) => `${name}: ${text}`).join("\n");
  },
};
