import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * Messages that docs/product.md promises word for word, by their fields in words.yaml. They appear after an action or a fault;
 * promised-words.ts has what stands on pages from the start.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  "faults.errorTitle": "Unexpected Application Error!",
  "notFound.loading": "Loading...",
  "feeds.generating": "Generating RSS feed...",
  "slides.notSupported": "Slide type not supported",
  "brochure.printedTitle": "Company Brochure",
  "apply.submitting": "Submitting Application...",
  "apply.changeFile": "Change",
  "apply.wrongType": "Invalid file type",
  "apply.wrongTypeAdvice": "Please upload a PDF or Word document",
  "contactForm.toasts.sent.title": "Message sent",
  "contactForm.toasts.sent.description":
    "Your message has been sent successfully. We'll get back to you soon.",
  "contactForm.toasts.failed.title": "Error",
  "contactForm.toasts.failed.description":
    "There was a problem sending your message. Please try again.",
  "applicationForm.fields.fullName.errors.missing": "Full name is required",
  "applicationForm.fields.email.errors.invalid": "Invalid email address",
  "applicationForm.fields.phone.errors.missing": "Phone number is required",
  "applicationForm.toasts.sent.title": "Application submitted successfully",
  "applicationForm.toasts.sent.description":
    "Thank you for your application. We'll be in touch soon!",
  "applicationForm.toasts.failed.title": "Submission failed",
  "applicationForm.toasts.failed.description": "An error occurred. Please try again later.",
  "applicationForm.toasts.noCv.title": "CV is required",
  "applicationForm.toasts.noCv.description": "Please upload your CV to apply",
};

/**
 * Compares the promised messages with the words of a site.
 *
 * @param folder with the content of the site, such as `content`
 * @returns a line for each message that is not there exactly
 */
export function findChangedMessages(folder: string): string[] {
  const words: unknown = parse(readFileSync(join(folder, "words.yaml"), "utf8"));
  return Object.entries(MESSAGES).flatMap(([path, message]) => {
    const found = path.split(".").reduce((part, name) => Object(part)[name], words);
    return found === message ? [] : [`${path}: "${found}" instead of "${message}"`];
  });
}
