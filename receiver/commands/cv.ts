import { readCv } from "../store/stored-enquiries.ts";
import type { Command } from "./command.ts";
import { enquiryOf } from "./enquiry-of.ts";
import { writeNewFile } from "./write-new-file.ts";

export const cv: Command = {
  usage: "cv NUMBER [FILE]",
  description: "writes its CV into a file",
  positionals: 2,
  async run(database, { positionals: [number, file] }) {
    const { id } = await enquiryOf(database, number);
    const stored = await readCv(database, id);
    if (!stored) throw new Error(`Enquiry ${id} has no CV.`);
    const path = file ?? `enquiry-${id}.${stored.kind}`;
    writeNewFile(path, stored.bytes);
    return `The CV is in ${path}. The visitor's file was called ${JSON.stringify(stored.name)}.`;
  },
};
