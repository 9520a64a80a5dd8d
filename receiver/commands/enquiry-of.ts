import type { Database } from "../database.ts";
import { readEnquiry, type StoredEnquiry } from "../store/stored-enquiries.ts";
import { UsageError } from "./command.ts";

/**
 * Finds the enquiry with a number that the operator has written.
 *
 * @throws UsageError if it is not a number; Error in words if there is no such enquiry
 */
export async function enquiryOf(database: Database, number = ""): Promise<StoredEnquiry> {
  if (!/^\d{1,15}$/.test(number))
    throw new UsageError("Write the number of an enquiry, such as 12.");
  const enquiry = await readEnquiry(database, Number(number));
  if (!enquiry)
    throw new Error(
      `There is no enquiry ${number}. "npm run enquiries -- list" shows the numbers.`,
    );
  return enquiry;
}
