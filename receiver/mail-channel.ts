import { createTransport, type SendMailOptions } from "nodemailer";
import { findForm } from "../app/features/forms/table/form-table.ts";
import type { Database } from "./database.ts";
import type { Firm } from "./firm.ts";
import { acknowledgementMail, enquiryMail } from "./mail.ts";
import type { Channel, QueuedDelivery } from "./outbox.ts";
import { readCv, type StoredEnquiry } from "./store.ts";

/** nodemailer may read no file and fetch no address for a mail, whatever a visitor wrote. */
const SAFE_CONTENT = { disableFileAccess: true, disableUrlAccess: true };

interface MailServer {
  /** The mail server, such as `smtps://user:password@mail.example.com`. */
  url: string;
  /** The sender's address. */
  from: string;
}

/**
 * The channel of mails to the firm and to visitors.
 *
 * @param giveUp the longest that sending a mail may take, half of it in silence, in milliseconds
 */
export function mailChannel(
  database: Database,
  { url, from }: MailServer,
  firm: Firm,
  giveUp: number,
): Channel {
  const transport = createTransport({ url, socketTimeout: giveUp / 2, ...SAFE_CONTENT });
  return {
    noun: "mail",
    kinds: ["enquiry", "acknowledgement"],
    remedy: "npm run enquiries -- resend",
    async send(delivery, enquiry) {
      await transport.sendMail({
        ...(await messageOf(database, firm, delivery, enquiry)),
        from: { name: firm.name, address: from },
        // The same for each attempt, so that mail programs recognize a mail that arrives twice.
        messageId: `<${delivery.kind}-${delivery.id}-${enquiry.receivedAt}@${firm.host}>`,
        date: new Date(enquiry.receivedAt),
        // A mail server that sends something now and then would never reach the limit for silence.
        signal: AbortSignal.timeout(giveUp),
      });
    },
  };
}

async function messageOf(
  database: Database,
  firm: Firm,
  { kind }: QueuedDelivery,
  enquiry: StoredEnquiry,
): Promise<SendMailOptions> {
  const form = findForm(enquiry.form);
  if (!form) throw new Error("the table of forms no longer has this form");
  if (kind === "acknowledgement") return acknowledgementMail(form, enquiry, firm);
  return enquiryMail(form, enquiry, await readCv(database, enquiry.id), firm);
}
