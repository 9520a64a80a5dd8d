import { fill, type Phrase } from "#app/words/fill.ts";
import type { FileValue } from "./field-rules.ts";
import type { Faults, FileValues, Texts } from "./form-rules.ts";
import type { FieldNameOf, PageForm } from "./table/form.ts";

/** The words of a form: its section of content/words.yaml. */
export interface FormWords<Of extends PageForm = PageForm> {
  /** The accessible name of the form. */
  readonly label: string;
  /** Says that the form was sent. */
  readonly sent: string;
  /** Says that the receiver has refused it. */
  readonly notSent: string;
  /** Says that nobody knows whether it has arrived. */
  readonly perhapsSent: string;
  /** Says that a restored draft has no file. Only the words of a form with a CV have it. */
  readonly cvNotKept?: string;
  readonly fields: Readonly<Record<FieldNameOf<Of>, FieldWords>>;
  readonly toasts: {
    readonly sent: ToastWords;
    readonly failed: ToastWords;
    /** Only the words of a form with a CV have it. */
    readonly noCv?: ToastWords;
  };
}

/** The words of a field. */
export interface FieldWords {
  /** The label as the page shows it, with the mark if the form marks its required fields: `Full Name *`. */
  readonly label: string;
  readonly placeholder?: string;
  /** A message for each fault of the field's rule. */
  readonly errors?: Readonly<Record<string, Phrase<FileValue>>>;
}

interface ToastWords {
  readonly title: string;
  readonly description: string;
}

/** The section of content/words.yaml with the words of a form: `contactForm` for the form `contact`. */
export const formSectionName = ({ name }: Pick<PageForm, "name">) => `${name}Form`;

/**
 * The messages for the faults of a form.
 *
 * @param fileValues what messages about a file fill in
 */
export function messagesFor(faults: Faults, words: FormWords, fileValues: FileValues = {}): Texts {
  const messages = Object.entries(faults).map(([field, fault]) => {
    return [field, messageFor(field, fault, words, fileValues)];
  });
  return Object.fromEntries(messages);
}

/** @throws RangeError if the words have no message for the fault */
function messageFor(
  field: string,
  fault: string,
  words: FormWords,
  fileValues: FileValues,
): string {
  const fields: Readonly<Record<string, FieldWords>> = words.fields;
  const message: Phrase<string> | undefined = fields[field]?.errors?.[fault];
  if (message === undefined) throw new RangeError(`No words for the fault ${fault} of ${field}`);
  return fill(message, fileValues as Readonly<Record<string, string>>);
}

/** The words of a form among sections of content/words.yaml. */
export function formWordsIn<Of extends PageForm>(
  form: Of,
  sections: Readonly<Record<string, unknown>>,
): FormWords<Of> {
  // The schema of the section is made from the table of forms (interface-words.ts).
  return sections[formSectionName(form)] as FormWords<Of>;
}

/** The label of a field without the mark of required fields, for mails. */
export const plainLabel = ({ label }: Pick<FieldWords, "label">) => label.replace(/ \*$/, "");
