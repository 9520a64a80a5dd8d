import { deleteEnquiry } from "../store/delete-enquiries.ts";
import type { Command } from "./command.ts";
import { enquiryOf } from "./enquiry-of.ts";

export const deleteByNumber: Command = {
  usage: "delete NUMBER",
  description: "deletes it with its CV and its mails",
  positionals: 1,
  async run(database, { positionals: [number] }) {
    const { id } = await enquiryOf(database, number);
    await deleteEnquiry(database, id);
    return `Enquiry ${id} is deleted, with its CV and its mails.`;
  },
};
