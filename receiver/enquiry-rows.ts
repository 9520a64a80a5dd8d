import { ATTRIBUTION_NAMES } from "../app/base/attribution.ts";
import { formWordsIn, plainLabel } from "../app/features/forms/form-messages.ts";
import { enquiryWords } from "../app/features/forms/interface-words.ts";
import { type FormField, fieldsOf } from "../app/features/forms/table/form.ts";
import type { KnownForm } from "../app/features/forms/table/form-table.ts";
import { wordsOf } from "../app/model/words.ts";
import { fill } from "../app/words/fill.ts";
import type { Firm, LocalFirm } from "./firm.ts";
import type { StoredEnquiry } from "./store/stored-enquiries.ts";

/** A line of a message to the firm about an enquiry. */
export interface EnquiryRow {
  label: string;
  text: string;
}

/** What was sent, then in which language, and where the visitor came from. Texts can be empty. */
export function rowsOf(form: KnownForm, enquiry: StoredEnquiry, firm: Firm): EnquiryRow[] {
  const { fields, attribution } = enquiry;
  const { origin, language } = wordsOf(enquiryWords, firm);
  const sent = fieldsOf(form).map((field) => {
    return { label: labelOf(form, field, firm), text: fields[field.name] ?? "" };
  });
  const originRows = ATTRIBUTION_NAMES.map((name) => {
    return { label: origin[name], text: attribution[name] ?? "" };
  });
  return [...sent, { label: language, text: languageName(enquiry, firm) }, ...originRows];
}

/** The visitor's language, as the firm calls it. Empty if the site has only one. */
function languageName({ language }: StoredEnquiry, firm: Firm): string {
  if (language === "" || firm.translations.length === 0) return "";
  const names = new Intl.DisplayNames([firm.language.tag], { type: "language" });
  return names.of(language) ?? language;
}

/** The label of a field, as the firm reads it. */
export function labelOf(form: KnownForm, field: FormField, firm: LocalFirm): string {
  const fields: Readonly<Record<string, { label: string } | undefined>> = formWordsIn(
    form,
    firm.words,
  ).fields;
  return plainLabel(fields[field.name] ?? { label: field.name });
}

/** The name and the size of the file of an enquiry. Empty if there is none. */
export function fileText({ cv, cvSize }: StoredEnquiry, firm: LocalFirm): string {
  if (cv === "") return "";
  const bytes = cvSize.toLocaleString(firm.language.tag);
  return fill(wordsOf(enquiryWords, firm).fileOfSize, { name: cv, bytes });
}

/** A subject or a notification, with a mark if the enquiry may be spam. */
export function withSpamMark(
  subject: string,
  { spamReasons }: StoredEnquiry,
  firm: LocalFirm,
): string {
  return spamReasons ? fill(wordsOf(enquiryWords, firm).suspected, { subject }) : subject;
}
