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
      return "Nothing was given up. Mails and webhooks that wait are tried again by themselves.";
    const mails = countOf(requeued.mails, "mail", "mails");
    const webhooks = countOf(requeued.webhooks, "webhook", "webhooks");
    return [
      `${mails} will be sent again while the receiver runs with SMTP_URL.`,
      ...(requeued.webhooks > 0
        ? [`${webhooks} will be sent again while the receiver runs with their addresses.`]
        : []),
    ].join("\n");
  },
};
