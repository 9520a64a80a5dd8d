import { type EmailCheck, isHtmlEmail, textLength } from "./email.ts";
import { type FieldErrors, fieldErrors } from "./field-errors.ts";

/** The fields of the contact form, in its order (specification, section 3). */
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactFields = Record<ContactField, string>;

/**
 * The rules of the contact form: all four are required, the address is one (specification, section 5, which
 * gives no messages).
 *
 * @param isEmail the browser's own check, where there is a browser
 */
export function checkContact(
  fields: ContactFields,
  isEmail: EmailCheck = isHtmlEmail,
): FieldErrors<ContactField> {
  const isEmpty = (field: ContactField) => textLength(fields[field]) === 0;
  return fieldErrors({
    name: isEmpty("name") && "Enter your name",
    email: isEmpty("email")
      ? "Enter your email address"
      : !isEmail(fields.email) && "Enter an email address such as name@example.com",
    subject: isEmpty("subject") && "Enter a subject",
    message: isEmpty("message") && "Enter your message",
  });
}
