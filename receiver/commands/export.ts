import { ATTRIBUTION_NAMES } from "../../app/base/attribution.ts";
import { readEach, type StoredEnquiry } from "../store/stored-enquiries.ts";
import { addressOf } from "./address-of.ts";
import type { Command } from "./command.ts";
import { countOf, recordOf } from "./enquiry-text.ts";
import { writeExport } from "./write-export.ts";

export const exportEnquiries: Command = {
  usage: "export --format csv|json [--email ADDRESS] [--out FILE]",
  description: "all enquiries, or those of an address",
  positionals: 0,
  options: ["format", "email", "out"],
  async run(database, { email, ...args }, { env }) {
    const sender = email === undefined ? undefined : addressOf(email);
    const enquiries: StoredEnquiry[] = [];
    for await (const enquiry of readEach(database)) {
      if (!sender || enquiry.email === sender) enquiries.push(enquiry);
    }
    const rows = enquiries.map(recordOf);
    const records = {
      rows,
      columns: columnsOf(rows),
      objects: enquiries.map(objectOf),
      count: countOf(enquiries.length, "enquiry", "enquiries"),
    };
    return writeExport(args, records, env);
  },
};

/** The columns of all records; those that say where visitors came from are the last. */
function columnsOf(records: readonly Readonly<Record<string, string>>[]): string[] {
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const origin = new Set<string>(ATTRIBUTION_NAMES);
  return [...names.difference(origin), ...origin.intersection(names)];
}

function objectOf(enquiry: StoredEnquiry): object {
  return {
    number: enquiry.id,
    received: new Date(enquiry.receivedAt).toISOString(),
    form: enquiry.form,
    state: enquiry.state,
    suspectedSpam: enquiry.spamReasons,
    language: enquiry.language,
    cv: enquiry.cv,
    fields: enquiry.fields,
    attribution: enquiry.attribution,
  };
}
