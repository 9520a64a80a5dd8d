import { z } from "zod";
import { paragraph, text } from "#app/model/fields/building-blocks.ts";
import { FORMS, type FormName } from "./table/form-table.ts";

const mail = z.strictObject({
  subject: text().describe("The subject of the mail."),
  text: paragraph().describe("The whole mail; an empty line begins a paragraph."),
});

/** A mail for each form of the table. */
const mails = Object.fromEntries(FORMS.map(({ name }) => [name, mailOf(name)]));

function mailOf(form: FormName) {
  return mail.describe(
    `What a visitor gets by mail after the form ${form}, if the setting ACKNOWLEDGE is on.`,
  );
}

/** content/acknowledgements.yaml: the mails that the receiver sends to visitors if a setting asks for them. */
export const acknowledgements = z.strictObject(mails as Record<FormName, typeof mail>);
