import type { Database } from "../database.ts";
import { eraseSubscriptions, type Subscriber } from "../newsletter/subscribers.ts";
import { noteTraces, removeTraces } from "../traces.ts";
import { isForProgram } from "./queue.ts";
import { readEnquiries, type StoredEnquiry } from "./stored-enquiries.ts";

/** Deletes an enquiry with its CV and its mails from every file. @throws DatabaseFault if traces are left */
export async function deleteEnquiry(database: Database, id: number): Promise<void> {
  await database.transaction(async (query) => {
    await query`DELETE FROM enquiries WHERE id = ${id}`;
    await noteTraces(query);
  });
  await removeTraces(database);
}

/** What was erased of a person. */
interface Erasure {
  readonly enquiries: readonly StoredEnquiry[];
  readonly subscriptions: readonly Subscriber[];
  /** Mails to the firm and to the person that were not delivered, and will not be sent. */
  readonly undelivered: number;
  /** The same for webhooks. */
  readonly undeliveredWebhooks: number;
}

/**
 * Erases everything that an address has sent, with CVs, mails and subscriptions. The traces in the files are noted, and
 * removeNotedTraces removes them.
 *
 * @param email in any case
 */
export function eraseSender(database: Database, email: string): Promise<Erasure> {
  const sender = email.toLowerCase();
  return database.transaction(async (query) => {
    const enquiries = await readEnquiries(query, { email: sender });
    const undelivered = await query`SELECT kind FROM outbox WHERE delivered_at IS NULL
      AND (enquiry IN (SELECT id FROM enquiries WHERE email = ${sender})
        OR subscriber IN (SELECT id FROM subscribers WHERE email = ${sender}))`;
    const webhooks = undelivered.filter(isForProgram);
    await query`DELETE FROM enquiries WHERE email = ${sender}`;
    const subscriptions = await eraseSubscriptions(query, sender);
    if (enquiries.length + subscriptions.length > 0) await noteTraces(query);
    return {
      enquiries,
      subscriptions,
      undelivered: undelivered.length - webhooks.length,
      undeliveredWebhooks: webhooks.length,
    };
  });
}
