import { type FieldErrors, fieldErrors, isEmail, textLength } from "./field-rules.ts";

/** The fields of the contact form, in its order (specification, section 3). */
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;
export type ContactFields = Record<(typeof CONTACT_FIELDS)[number], string>;

/** The rules of the contact form: all four fields are required (specification, section 5). */
export function checkContact(fields: ContactFields): FieldErrors {
  const isEmpty = (field: keyof ContactFields) => textLength(fields[field]) === 0;
  return fieldErrors({
    name: isEmpty("name") && "Enter your name",
    email: isEmpty("email")
      ? "Enter your email address"
      : !isEmail(fields.email) && "Enter an email address such as name@example.com",
    subject: isEmpty("subject") && "Enter a subject",
    message: isEmpty("message") && "Enter your message",
  });
}
