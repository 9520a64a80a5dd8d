import type { Database } from "../database.ts";
import { readEach, type StoredEnquiry } from "../store/stored-enquiries.ts";
import { type Command, UsageError } from "./command.ts";
import { listOf } from "./enquiry-text.ts";

export const find: Command = {
  usage: "find TEXT",
  description: "the enquiries that hold a text, in any field and any case",
  positionals: Number.POSITIVE_INFINITY,
  async run(database, { positionals }) {
    const text = positionals.join(" ");
    if (!text.trim()) throw new UsageError("Write the text that you look for.");
    return listOf(await findEnquiries(database, text));
  },
};

/** The enquiries that hold a text in a field, in the name of the CV or in their source, the newest first. Case is ignored. */
export async function findEnquiries(database: Database, text: string): Promise<StoredEnquiry[]> {
  const wanted = searchable(text);
  const found: StoredEnquiry[] = [];
  for await (const enquiry of readEach(database)) {
    if (textsOf(enquiry).some((text) => searchable(text).includes(wanted))) found.push(enquiry);
  }
  return found;
}

function textsOf({ cv, fields, attribution }: StoredEnquiry): string[] {
  return [cv, ...Object.values(fields), ...Object.values(attribution)];
}

/** A text as it is compared: one spelling of each character, in lower case. Upper case comes first, because it turns ß into SS. */
const searchable = (text: string) => text.normalize("NFKC").toUpperCase().toLowerCase();
