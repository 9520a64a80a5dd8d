import { cvRule } from "../cv-rules.ts";
import { applicantEmail, atLeast } from "../field-rules.ts";
import type { FieldNameOf, FormHandling, PageForm } from "./form.ts";

/** The application as its page needs it (product 11.4 to 11.12). */
export const applicationForm = {
  name: "application",
  fields: [
    [{ name: "position" }],
    [{ name: "fullName", autoComplete: "name", rule: atLeast(2) }],
    [
      { name: "email", type: "email", rule: applicantEmail },
      { name: "phone", type: "tel", rule: atLeast(5) },
    ],
    [{ name: "linkedin", type: "url", hasPlaceholder: true }],
    [{ name: "cv", type: "file", rule: cvRule }],
    [{ name: "coverLetter", rows: 8 }],
  ],
  simulation: { delay: 1_500, mentionsMail: true },
  // A file may travel over a slow line.
  timeout: 90_000,
} as const satisfies PageForm;

/** How the application is processed after sending. */
export const applicationHandling = {
  page: "/careers/apply",
  recipient: "hrEmail",
  retention: { days: 365, variable: "APPLICATION_RETENTION_DAYS", token: "applicationDays" },
  sender: { name: "fullName", email: "email" },
  topic: "position",
  subjectFields: ["position", "fullName"],
  promisesReply: false,
} as const satisfies FormHandling<FieldNameOf<typeof applicationForm>>;
