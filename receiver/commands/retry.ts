import { requeueFailed } from "../store/queue.ts";
import type { Command } from "./command.ts";
import { countOf } from "./enquiry-text.ts";

export const retry: Command = {
  usage: "retry",
  description: "delivers once more what was given up: mails to the firm, and webhooks",
  positionals: 0,
  async run(database) {
    const requeued = await requeueFailed(database);
    if (requeued.mails + requeued.webhooks === 0)
      return "Nothing was given up. Mails and webhooks that wait are tried again by themselves, at most two hours later.";
    const mails = countOf(requeued.mails, "mail", "mails");
    const sentences = [`${mails} will be sent again while the receiver runs with SMTP_URL.`];
    if (requeued.webhooks > 0) {
      const webhooks = countOf(requeued.webhooks, "webhook", "webhooks");
      sentences.push(
        `${webhooks} will be sent again while the receiver runs with their addresses.`,
      );
    }
    return sentences.join("\n");
  },
};
