import type { Attribution } from "../../app/base/attribution.ts";
import type { Texts } from "../../app/features/forms/form-rules.ts";
import { WEBHOOK_KINDS } from "../../app/model/site-forms.ts";
import type { Cv } from "../check-enquiry.ts";
import type { Database } from "../database.ts";
import type { Query } from "../database-types.ts";
import { kindList } from "../delivery-kinds.ts";

/** The most enquiries that are read at a time, so that the memory does not grow with their number. */
const READ_BATCH = 500;

/** A stored enquiry, with the name of its CV and the state of the mail to the firm. */
export interface StoredEnquiry {
  readonly id: number;
  /** The name of a form, which the table may no longer have. */
  readonly form: string;
  /** The sender's address in lower case; empty where the form has none. */
  readonly email: string;
  readonly fields: Texts;
  /** In milliseconds since 1970. */
  readonly receivedAt: number;
  /** Empty where nothing speaks for spam. */
  readonly spamReasons: string;
  /** Where the visitor came from. */
  readonly attribution: Attribution;
  /** The visitor's language: a tag such as `en-US`. Empty where it is not known. */
  readonly language: string;
  /** The name of the file; empty where there is none. */
  readonly cv: string;
  /** Its size in bytes; 0 where there is none. */
  readonly cvSize: number;
  readonly state: "delivered" | "FAILED" | "being retried" | "waiting";
  /** The number of webhooks that have failed. */
  readonly failedWebhooks: number;
  /** Identifies the enquiry. If scripts sent it, it is the key of the page. */
  readonly key: string;
}

/** The newest enquiries, the newest first. */
export const readNewest = ({ query }: Database, limit: number) => readEnquiries(query, { limit });

/** Reads every enquiry, the newest first. Only a batch of them is in memory. */
export async function* readEach({ query }: Database): AsyncGenerator<StoredEnquiry> {
  let last = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const batch = await readEnquiries(query, { last, limit: READ_BATCH });
    yield* batch;
    const lowest = batch.at(-1);
    if (!lowest || batch.length < READ_BATCH) return;
    last = lowest.id - 1;
  }
}

export async function readEnquiry(
  { query }: Database,
  id: number,
): Promise<StoredEnquiry | undefined> {
  const [enquiry] = await readEnquiries(query, { first: id, last: id });
  return enquiry;
}

/** Which enquiries are read. A condition that is left out does not restrict them. */
interface Selection {
  /** The lowest and the highest number. */
  readonly first?: number;
  readonly last?: number;
  /** The sender's address in lower case. */
  readonly email?: string;
  /** The most enquiries. */
  readonly limit?: number;
}

export async function readEnquiries(query: Query, selection: Selection): Promise<StoredEnquiry[]> {
  const { first = 0, last = Number.MAX_SAFE_INTEGER, email = null } = selection;
  const { limit = Number.MAX_SAFE_INTEGER } = selection;
  const rows =
    await query`SELECT enquiries.id, form, email, suspicion AS "spamReasons", fields, attribution,
      language, received_at AS "receivedAt", COALESCE(name, '') AS cv,
      COALESCE(OCTET_LENGTH(bytes), 0) AS "cvSize",
      (SELECT COUNT(*) FROM outbox AS hooks WHERE hooks.enquiry = enquiries.id
        AND hooks.failed_at IS NOT NULL
        AND ${kindList(WEBHOOK_KINDS)} LIKE '%,' || hooks.kind || ',%') AS "failedWebhooks",
      COALESCE(idempotency_key, CAST(received_at AS TEXT)) AS key,
      CASE WHEN delivered_at IS NOT NULL THEN 'delivered' WHEN failed_at IS NOT NULL THEN 'FAILED'
        WHEN attempts > 0 THEN 'being retried' ELSE 'waiting' END AS state
    FROM enquiries LEFT JOIN cvs ON cvs.enquiry = enquiries.id
    LEFT JOIN outbox ON outbox.enquiry = enquiries.id AND outbox.kind = 'enquiry'
    WHERE enquiries.id BETWEEN ${first} AND ${last} AND email = COALESCE(${email}, email) ORDER BY enquiries.id DESC LIMIT ${limit}`;
  return rows.map((row) => {
    const fields = JSON.parse(row.fields);
    return { ...(row as StoredEnquiry), fields, attribution: JSON.parse(row.attribution) };
  });
}

/** The CV of an enquiry with its original name. */
export async function readCv({ query }: Database, id: number): Promise<Cv | undefined> {
  const [row] = await query`SELECT * FROM cvs WHERE enquiry = ${id}`;
  return row && { name: row.name, kind: row.type, bytes: row.bytes };
}
