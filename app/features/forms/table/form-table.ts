import { applicationForm, applicationHandling } from "./application.ts";
import { contactForm, contactHandling } from "./contact.ts";
import type { Form, FormHandling } from "./form.ts";

/**
 * THE table of forms. Everything that is said of a form stands in its entry: pages, receiver, mails, deletion, command
 * line, build settings and /privacy read it here. A page in the browser loads the first half of one entry alone.
 */
export const FORMS = [
  { ...contactForm, ...contactHandling },
  { ...applicationForm, ...applicationHandling },
] as const satisfies readonly Form[];

export type FormName = (typeof FORMS)[number]["name"];

/** The addresses of the forms. */
export type FormPath = (typeof FORMS)[number]["page"];

/** An entry of the table, whichever it is. */
export type KnownForm = Form & { readonly name: FormName };

/** The form of a name that came from elsewhere; undefined where the table has none. */
export function findForm(name: string | undefined): KnownForm | undefined {
  return FORMS.find((form) => form.name === name);
}

/** Where a form leads that was sent without scripts, without the base path. */
export const sentPageOf = ({ page }: FormHandling) => `${page}/sent`;

/** The e-mail address that a form is for, of the fields of content/site.yaml. */
export const recipientOf = (
  { recipient }: FormHandling,
  site: Readonly<Record<FormHandling["recipient"], string>>,
) => site[recipient];
