import { atLeast, email } from "../field-rules.ts";
import type { FieldNameOf, FormHandling, PageForm } from "./form.ts";

/** The contact form as its page needs it (product 10.2 to 10.6). */
export const contactForm = {
  name: "contact",
  label: "Contact",
  noun: "message",
  fields: [
    [
      { name: "name", label: "Name", autoComplete: "name", rule: atLeast(1, "Enter your name") },
      { name: "email", label: "Email", type: "email", rule: email },
    ],
    [
      {
        name: "subject",
        label: "Subject",
        autoComplete: "off",
        rule: atLeast(1, "Enter a subject"),
      },
    ],
    [{ name: "message", label: "Message", rows: 8, rule: atLeast(1, "Enter your message") }],
  ],
  simulation: { delay: 1_000, mentionsMail: false },
  timeout: 15_000,
  toasts: {
    sent: {
      title: "Message sent",
      description: "Your message has been sent successfully. We'll get back to you soon.",
    },
    failed: {
      title: "Error",
      description: "There was a problem sending your message. Please try again.",
    },
  },
} as const satisfies PageForm;

/** How a message is processed after sending. */
export const contactHandling = {
  page: "/contact",
  recipient: "email",
  retention: { days: 180, variable: "RETENTION_DAYS", token: "messageDays" },
  sender: { name: "name", email: "email" },
  topic: "subject",
  mailSubject: { kind: "Message", fields: ["subject"] },
  promisesReply: true,
} as const satisfies FormHandling<FieldNameOf<typeof contactForm>>;
