import { rmSync, writeFileSync } from "node:fs";
import type { Database } from "../database.ts";
import { isOnList, type Subscriber } from "../newsletter/subscribers.ts";
import { eraseSender } from "../store/delete-enquiries.ts";
import type { StoredEnquiry } from "../store/stored-enquiries.ts";
import { removeNotedTraces } from "../traces.ts";
import { addressOf } from "./address-of.ts";
import { type Command, UsageError } from "./command.ts";
import { countOf, listOf, minuteOf } from "./enquiry-text.ts";
import { findEnquiries } from "./find.ts";
import { stateOf } from "./subscribers.ts";
import { writeNewFile } from "./write-new-file.ts";

const NEWSLETTER_NOTE =
  "The address was on a list: delete it in the program that sends the newsletter, too.";

export const erase: Command = {
  usage: "erase --email ADDRESS [--out FILE]",
  description: "deletes everything that came from an address, and writes a receipt",
  positionals: 0,
  options: ["email", "out"],
  async run(database, { email, out }) {
    if (email === undefined) throw new UsageError("Name the address of the person by --email.");
    const address = addressOf(email);
    const receipt = await (out
      ? eraseIntoFile(database, address, out)
      : eraseAndReport(database, address));
    try {
      await removeNotedTraces(database);
    } catch (error) {
      // The records are gone, so no second attempt could write the receipt.
      throw new Error(`${receipt}\n${(error as Error).message}`);
    }
    return receipt;
  },
};

/** @returns the receipt, and where it is */
async function eraseIntoFile(database: Database, address: string, out: string): Promise<string> {
  // A receipt that cannot be written is reported before anything is deleted.
  writeNewFile(out, "");
  try {
    const receipt = await eraseAndReport(database, address);
    writeFileSync(out, `${receipt}\n`);
    return `${receipt}\nThe receipt is in ${out}.`;
  } catch (error) {
    rmSync(out);
    throw error;
  }
}

/** @param address in lower case @returns the receipt */
async function eraseAndReport(database: Database, address: string): Promise<string> {
  const erasure = await eraseSender(database, address);
  const { enquiries, subscriptions, undelivered, undeliveredWebhooks } = erasure;
  const mentions = mentionsOf(await findEnquiries(database, address));
  if (enquiries.length + subscriptions.length === 0)
    return [`Nothing was sent from ${address}.`, ...mentions].join("\n");
  const files = enquiries.filter(({ cv }) => cv !== "").length;
  const counts = [
    countOf(enquiries.length, "enquiry", "enquiries"),
    countOf(files, "file", "files"),
    countOf(undelivered, "undelivered mail", "undelivered mails"),
  ];
  if (undeliveredWebhooks > 0)
    counts.push(countOf(undeliveredWebhooks, "undelivered webhook", "undelivered webhooks"));
  if (subscriptions.length > 0)
    counts.push(countOf(subscriptions.length, "subscription", "subscriptions"));
  return [
    `Erased on ${minuteOf(Date.now())}, sent from ${address}: ${counts.join(", ")}.`,
    ...enquiries.map(receiptLine),
    ...subscriptions.map(subscriptionLine),
    "Mails and webhooks that were delivered, exports and backups still hold what they held.",
    ...newsletterNotes(subscriptions),
    ...mentions,
  ].join("\n");
}

/** Says in which other program the address must be deleted. */
function newsletterNotes(subscriptions: readonly Subscriber[]): string[] {
  return subscriptions.some(isOnList) ? [NEWSLETTER_NOTE] : [];
}

function mentionsOf(enquiries: readonly StoredEnquiry[]): string[] {
  return enquiries.length > 0 ? ["The address also stands in:", listOf(enquiries)] : [];
}

/** Such as `    1  2026-11-23T10:15Z  contact  delivered`. It repeats nothing that the person wrote. */
const receiptLine = ({ id, receivedAt, form, state, cv }: StoredEnquiry) =>
  [`${id}`.padStart(5), minuteOf(receivedAt), form, state, cv && "with a CV"].join("  ").trimEnd();

/** Such as `    1  2026-11-23T10:15Z  news-letters  confirmed`. */
const subscriptionLine = (subscriber: Subscriber) =>
  [
    `${subscriber.id}`.padStart(5),
    minuteOf(subscriber.signedUpAt),
    subscriber.list,
    stateOf(subscriber),
  ].join("  ");
