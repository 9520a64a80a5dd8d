import type { Database } from "../database.ts";
import { readEnquiry, type StoredEnquiry } from "../store.ts";

/**
 * The enquiry of a number, as the operator writes it.
 *
 * @throws Error where there is none
 */
export async function enquiryOf(database: Database, number = ""): Promise<StoredEnquiry> {
  const id = Number(number);
  const enquiry = Number.isInteger(id) ? await readEnquiry(database, id) : undefined;
  if (!enquiry) throw new Error(`There is no enquiry ${number}.`);
  return enquiry;
}
