import { requeueFailedMails } from "../store.ts";
import type { Command } from "./command.ts";
import { countOf } from "./enquiry-text.ts";

export const retry: Command = {
  usage: "retry",
  description: "mails what was given up to the firm once more",
  positionals: 0,
  async run(database) {
    const mails = countOf(await requeueFailedMails(database), "mail", "mails");
    return `${mails} will be sent again while the receiver runs with SMTP_URL.`;
  },
};
