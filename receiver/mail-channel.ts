import { createTransport, type SendMailOptions } from "nodemailer";
import type { Database } from "./database.ts";
import { type Firm, firmIn } from "./firm.ts";
import { formOfEnquiry } from "./known-form.ts";
import { acknowledgementMail, enquiryMail } from "./mail.ts";
import type { Channel, QueuedDelivery } from "./outbox.ts";
import { readCv, readEnquiry, type StoredEnquiry } from "./store/stored-enquiries.ts";

/** nodemailer may read no file and fetch no address for a mail, whatever a visitor wrote. */
const SAFE_CONTENT = { disableFileAccess: true, disableUrlAccess: true };

interface MailServer {
  /** The mail server, such as `smtps://user:password@mail.example.com`. */
  url: string;
  /** The sender's address. */
  from: string;
}

/**
 * Sends a mail in the name of the firm.
 *
 * @param time the date of the mail, in milliseconds since 1970
 */
export type MailSender = (
  delivery: QueuedDelivery,
  content: SendMailOptions,
  time: number,
) => Promise<void>;

/** @param timeout the longest that sending a mail may take, half of it in silence, in milliseconds */
export function createMailSender(
  { url, from }: MailServer,
  firm: Firm,
  timeout: number,
): MailSender {
  const transport = createTransport({ url, socketTimeout: timeout / 2, ...SAFE_CONTENT });
  return async ({ kind, id }, content, time) => {
    await transport.sendMail({
      ...content,
      from: { name: firm.name, address: from },
      // The same for each attempt, so that mail programs recognize a mail that arrives twice.
      messageId: `<${kind}-${id}-${time}@${firm.host}>`,
      date: new Date(time),
      // A mail server that sends something now and then would never reach the limit for silence.
      signal: AbortSignal.timeout(timeout),
    });
  };
}

/** The channel of mails to the firm and of acknowledgements to visitors. */
export function mailChannel(database: Database, firm: Firm, sendMail: MailSender): Channel {
  return {
    noun: "mail",
    kinds: ["enquiry", "acknowledgement"],
    remedy: "npm run enquiries -- resend",
    async send(delivery) {
      const enquiry = await readEnquiry(database, delivery.enquiry ?? 0);
      if (!enquiry) return false;
      const content = await messageOf(database, firm, delivery, enquiry);
      await sendMail(delivery, content, enquiry.receivedAt);
      return true;
    },
  };
}

async function messageOf(
  database: Database,
  firm: Firm,
  { kind }: QueuedDelivery,
  enquiry: StoredEnquiry,
): Promise<SendMailOptions> {
  const form = formOfEnquiry(enquiry);
  if (kind === "acknowledgement")
    return acknowledgementMail(form, enquiry, firmIn(firm, enquiry.language));
  return enquiryMail(form, enquiry, await readCv(database, enquiry.id), firm);
}
