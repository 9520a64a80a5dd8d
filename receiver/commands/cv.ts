import { writeFileSync } from "node:fs";
import { readCv } from "../store.ts";
import type { Command } from "./command.ts";
import { enquiryOf } from "./enquiry-of.ts";

export const cv: Command = {
  usage: "cv NUMBER [FILE]",
  description: "writes its CV into a file",
  positionals: 2,
  async run(database, { positionals: [number, file] }) {
    const { id } = await enquiryOf(database, number);
    const stored = await readCv(database, id);
    if (!stored) throw new Error(`Enquiry ${id} has no CV.`);
    const path = file ?? `enquiry-${id}.${stored.kind}`;
    // "wx": a file that is there already is not overwritten.
    writeFileSync(path, stored.bytes, { flag: "wx" });
    return `The CV is in ${path}. The visitor's file was called ${JSON.stringify(stored.name)}.`;
  },
};
