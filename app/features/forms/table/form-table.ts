import { applicationForm, applicationHandling } from "./application.ts";
import { contactForm, contactHandling } from "./contact.ts";
import type { Form, FormHandling } from "./form.ts";

/**
 * The table of forms. The entry of a form declares everything about it. Pages, receiver, mails, deletion, command line,
 * build settings and /privacy read the entry. A page in the browser loads only the first half of an entry.
 */
export const FORMS = [
  { ...contactForm, ...contactHandling },
  { ...applicationForm, ...applicationHandling },
] as const satisfies readonly Form[];

export type FormName = (typeof FORMS)[number]["name"];

/** The addresses of the forms. */
export type FormPath = (typeof FORMS)[number]["page"];

/** Any entry of the table. */
export type KnownForm = Form & { readonly name: FormName };

/** The form with a name from a request. Undefined if the table has no such form. */
export function findForm(name: string | undefined): KnownForm | undefined {
  return FORMS.find((form) => form.name === name);
}

/** The address, without the base path, to which a form leads that was sent without scripts. */
export const sentPageOf = ({ page }: FormHandling) => `${page}/sent`;

/** The recipient's e-mail address of a form, from the fields of content/site.yaml. */
export const recipientOf = (
  { recipient }: FormHandling,
  site: Readonly<Record<FormHandling["recipient"], string>>,
) => site[recipient];
