import { findForm, type KnownForm } from "../app/features/forms/table/form-table.ts";
import type { StoredEnquiry } from "./store/stored-enquiries.ts";

/** The form of an enquiry. @throws Error if the table of forms no longer has it */
export function formOfEnquiry({ form }: Pick<StoredEnquiry, "form">): KnownForm {
  const known = findForm(form);
  if (!known) throw new Error(`the table of forms has no form "${form}"`);
  return known;
}
