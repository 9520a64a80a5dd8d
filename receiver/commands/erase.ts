import { isOnList, type Subscriber } from "../newsletter/subscribers.ts";
import { eraseSender, type StoredEnquiry } from "../store.ts";
import { type Command, UsageError } from "./command.ts";
import { countOf, listOf, minuteOf } from "./enquiry-text.ts";
import { findEnquiries } from "./find.ts";
import { stateOf } from "./subscribers.ts";

const NEXT_PROGRAM =
  "The address was on a list: delete it in the program that sends the newsletter, too.";

export const erase: Command = {
  usage: "erase --email ADDRESS",
  description: "deletes everything that came from an address",
  positionals: 0,
  options: ["email"],
  async run(database, { email }) {
    if (!email) throw new UsageError();
    const { enquiries, subscriptions, undelivered, undeliveredWebhooks } = await eraseSender(
      database,
      email,
    );
    const mentions = mentionsOf(await findEnquiries(database, email));
    if (enquiries.length + subscriptions.length === 0)
      return [`Nothing was sent from ${email}.`, ...mentions].join("\n");
    const files = enquiries.filter(({ cv }) => cv !== "").length;
    const counts = [
      countOf(enquiries.length, "enquiry", "enquiries"),
      countOf(files, "file", "files"),
      countOf(undelivered, "undelivered mail", "undelivered mails"),
      ...(undeliveredWebhooks > 0
        ? [countOf(undeliveredWebhooks, "undelivered webhook", "undelivered webhooks")]
        : []),
    ];
    if (subscriptions.length > 0)
      counts.push(countOf(subscriptions.length, "subscription", "subscriptions"));
    return [
      `Erased on ${minuteOf(Date.now())} UTC, sent from ${email}: ${counts.join(", ")}.`,
      ...enquiries.map(receiptLine),
      ...subscriptions.map(subscriptionLine),
      "Mails and webhooks that were delivered, exports and backups still hold what they held.",
      ...nextProgramNotes(subscriptions),
      ...mentions,
    ].join("\n");
  },
};

/** Where else an address stands that was handed over. */
function nextProgramNotes(subscriptions: readonly Subscriber[]): string[] {
  return subscriptions.some(isOnList) ? [NEXT_PROGRAM] : [];
}

function mentionsOf(enquiries: readonly StoredEnquiry[]): string[] {
  return enquiries.length > 0 ? ["The address also stands in:", listOf(enquiries)] : [];
}

/** Such as `    1  2026-11-23T10:15  contact  delivered`: nothing that the person wrote. */
const receiptLine = ({ id, receivedAt, form, state, cv }: StoredEnquiry) =>
  [`${id}`.padStart(5), minuteOf(receivedAt), form, state, cv && "with a CV"].join("  ").trimEnd();

/** Such as `    1  2026-11-23T10:15  news-letters  confirmed`. */
const subscriptionLine = (subscriber: Subscriber) =>
  [
    `${subscriber.id}`.padStart(5),
    minuteOf(subscriber.askedAt),
    subscriber.list,
    stateOf(subscriber),
  ].join("  ");
