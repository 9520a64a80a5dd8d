import { cvRule } from "../cv-rules.ts";
import { applicantEmail, atLeast } from "../field-rules.ts";
import type { FieldNameOf, FormHandling, PageForm } from "./form.ts";

/** The application as its page needs it (product 11.4 to 11.12). */
export const applicationForm = {
  name: "application",
  label: "Application",
  noun: "application",
  fields: [
    [{ name: "position", label: "Position" }],
    [
      {
        name: "fullName",
        label: "Full Name *",
        autoComplete: "name",
        rule: atLeast(2, "Full name is required"),
      },
    ],
    [
      { name: "email", label: "Email Address *", type: "email", rule: applicantEmail },
      {
        name: "phone",
        label: "Phone Number *",
        type: "tel",
        rule: atLeast(5, "Phone number is required"),
      },
    ],
    [
      {
        name: "linkedin",
        label: "LinkedIn Profile",
        type: "url",
        placeholder: "https://www.linkedin.com/in/your-name",
      },
    ],
    [{ name: "cv", label: "CV/Resume *", type: "file", rule: cvRule }],
    [{ name: "coverLetter", label: "Cover Letter", rows: 8 }],
  ],
  simulation: { delay: 1_500, mentionsMail: true },
  // A file may travel over a slow line.
  timeout: 90_000,
  toasts: {
    sent: {
      title: "Application submitted successfully",
      description: "Thank you for your application. We'll be in touch soon!",
    },
    failed: {
      title: "Submission failed",
      description: "An error occurred. Please try again later.",
    },
    noCv: { title: "CV is required", description: "Please upload your CV to apply" },
  },
} as const satisfies PageForm;

/** How the application is processed after sending. */
export const applicationHandling = {
  page: "/careers/apply",
  recipient: "hrEmail",
  retention: { days: 365, variable: "APPLICATION_RETENTION_DAYS", token: "applicationDays" },
  sender: { name: "fullName", email: "email" },
  topic: "position",
  mailSubject: { kind: "Application", fields: ["position", "fullName"] },
  promisesReply: false,
} as const satisfies FormHandling<FieldNameOf<typeof applicationForm>>;
