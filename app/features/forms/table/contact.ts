import { atLeast, email } from "../field-rules.ts";
import type { FieldNameOf, FormHandling, PageForm } from "./form.ts";

/** The contact form as its page needs it (product 10.2 to 10.6). */
export const contactForm = {
  name: "contact",
  fields: [
    // Chosen by the link "Write to ..." on the page of a partner.
    [{ name: "partner" }],
    [
      { name: "name", autoComplete: "name", rule: atLeast(1) },
      { name: "email", type: "email", rule: email },
    ],
    [{ name: "subject", autoComplete: "off", rule: atLeast(1) }],
    [{ name: "message", rows: 8, rule: atLeast(1) }],
  ],
  simulation: { delay: 1_000, mentionsMail: false },
  timeout: 15_000,
} as const satisfies PageForm;

/** How a message is processed after sending. */
export const contactHandling = {
  page: "/contact",
  recipient: "email",
  retention: { days: 180, variable: "RETENTION_DAYS", token: "messageDays" },
  sender: { name: "name", email: "email" },
  topic: "subject",
  subjectFields: ["subject"],
  promisesReply: true,
} as const satisfies FormHandling<FieldNameOf<typeof contactForm>>;
