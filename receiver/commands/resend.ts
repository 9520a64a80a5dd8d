import { requeueMail } from "../store/queue.ts";
import type { Command } from "./command.ts";
import { enquiryOf } from "./enquiry-of.ts";

export const resend: Command = {
  usage: "resend NUMBER",
  description: "mails it to the firm once more",
  positionals: 1,
  async run(database, { positionals: [number] }) {
    const { id } = await enquiryOf(database, number);
    await requeueMail(database, id);
    return `Enquiry ${id} will be mailed again while the receiver runs with SMTP_URL.`;
  },
};
