import type { Database } from "../database.ts";
import { readAll, type StoredEnquiry } from "../store.ts";
import { type Command, UsageError } from "./command.ts";
import { listOf } from "./enquiry-text.ts";

export const find: Command = {
  usage: "find TEXT",
  description: "the enquiries that hold a text, in any field and any case",
  positionals: Number.POSITIVE_INFINITY,
  async run(database, { positionals }) {
    const text = positionals.join(" ");
    if (!text.trim()) throw new UsageError();
    return listOf(await findEnquiries(database, text));
  },
};

/** The enquiries that hold a text in a field, in the name of the CV or in their source, in any case, the last first. */
export async function findEnquiries(database: Database, text: string): Promise<StoredEnquiry[]> {
  const wanted = searchable(text);
  const enquiries = await readAll(database);
  return enquiries.filter(({ cv, fields, attribution }) =>
    [cv, ...Object.values(fields), ...Object.values(attribution)].some((value) =>
      searchable(value).includes(wanted),
    ),
  );
}

/** A text as it is compared: one spelling of each character, in lower case. */
const searchable = (text: string) => text.normalize("NFKC").toLowerCase();
