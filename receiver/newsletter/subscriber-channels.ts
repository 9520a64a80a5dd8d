import type { Database } from "../database.ts";
import type { MailSender } from "../mail-channel.ts";
import type { Channel } from "../outbox.ts";
import type { TraceRemoval } from "../traces.ts";
import { notifyListmonk } from "./listmonk.ts";
import type { Listmonk } from "./listmonk-settings.ts";
import type { Newsletter } from "./newsletter.ts";
import { subscriberMail } from "./subscriber-mail.ts";
import { deleteUnsubscribed, readSubscriber } from "./subscribers.ts";

/**
 * The channel of mails to subscribers.
 *
 * @param formsAddress the whole address of the receiver, such as `https://www.example.com/forms`
 */
export function subscriberMailChannel(
  database: Database,
  newsletter: Newsletter,
  sendMail: MailSender,
  formsAddress: string,
): Channel {
  return {
    noun: "mail",
    kinds: ["confirmation", "subscribed"],
    remedy: "the visitor can sign up again",
    async send(delivery) {
      const { kind, subscriber: id, queued_at: time } = delivery;
      const subscriber = await readSubscriber(database, id ?? 0);
      if (!subscriber) return false;
      const mailKind = kind === "subscribed" ? kind : "confirmation";
      await sendMail(
        delivery,
        subscriberMail(mailKind, subscriber, newsletter, formsAddress),
        time,
      );
      return true;
    },
  };
}

/** The channel of subscribers to listmonk. @param timeout the longest that a request may take, in milliseconds */
export function listmonkChannel(
  database: Database,
  listmonk: Listmonk,
  traces: TraceRemoval,
  timeout: number,
): Channel {
  return {
    noun: "webhook",
    kinds: ["listmonk"],
    remedy: "npm run enquiries -- retry",
    async send(delivery) {
      const subscriber = await readSubscriber(database, delivery.subscriber ?? 0);
      if (!subscriber) return false;
      await notifyListmonk(listmonk, subscriber, timeout);
      if (await deleteUnsubscribed(database, subscriber.id, delivery.id)) traces.schedule();
      return true;
    },
  };
}
