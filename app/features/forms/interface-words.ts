import { z } from "zod";
import { ATTRIBUTION_NAMES } from "#app/base/attribution.ts";
import { passage, phrase, plural } from "#app/words/phrases.ts";
import { type WordSection, wordSection } from "#app/words/word-section.ts";
import { type FieldWords, type FormWords, formSectionName } from "./form-messages.ts";
import { type FormField, fieldsOf, hasCv, type PageForm } from "./table/form.ts";
import { FORMS } from "./table/form-table.ts";

/** What every form says in the browser. */
export const formsWords = wordSection(
  "forms",
  "In every form: above the list of faults, and after a form that may not have arrived.",
  {
    /** Above the list of faults. */
    correct: plural(),
    /** After a form that may not have arrived. */
    waysOn: passage("address", "telephone"),
    restored: passage(),
    honeypot: phrase(),
  },
);

/** What a page says above its form. */
export const formPageWords = wordSection(
  "formPages",
  "Above every form, where the scripts of the page did not arrive.",
  {
    /** Shown if the scripts of the page did not arrive. */
    loadError: passage(),
  },
);

const toast = z.strictObject({ title: phrase(), description: passage() });

/** The words of a form, as the table declares it: a message for each fault that its rules can find. */
function formSection(form: PageForm): WordSection {
  const fields = fieldsOf(form).map((field) => [field.name, fieldSchema(field)]);
  const fieldSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(fields);
  const toasts = { sent: toast, failed: toast };
  const ofEveryForm = {
    label: phrase(),
    sent: phrase(),
    notSent: phrase(),
    perhapsSent: phrase(),
    fields: z.strictObject(fieldSchemas),
    toasts: z.strictObject(toasts),
  } satisfies Record<Exclude<keyof FormWords, "cvNotKept">, z.ZodType>;
  const ofCv = { cvNotKept: passage(), toasts: z.strictObject({ ...toasts, noCv: toast }) };
  return wordSection(
    formSectionName(form),
    `The form ${form.name}: its labels, the message at a field with a fault, and what follows when it is sent.`,
    {
      ...ofEveryForm,
      ...(hasCv(form) ? ofCv : {}),
    },
  );
}

function fieldSchema(field: FormField): z.ZodType {
  const shape: Partial<Record<keyof FieldWords, z.ZodType>> = { label: phrase() };
  if (field.type !== "file" && field.hasPlaceholder) shape.placeholder = phrase();
  if (field.rule) shape.errors = errorsSchema(field);
  return z.strictObject(shape as z.ZodRawShape);
}

function errorsSchema(field: FormField): z.ZodType {
  if (field.type !== "file") {
    const messages = (field.rule?.faults ?? []).map((fault) => [fault, phrase()]);
    return z.strictObject(Object.fromEntries(messages));
  }
  const messages = Object.entries(field.rule.faults).map(([fault, names]) => {
    return [fault, passage(...names)];
  });
  // The browser finds this fault when it sends the file (delivery.ts).
  return z.strictObject({ ...Object.fromEntries(messages), changed: passage("file") });
}

/** The words of each form of the table. */
const FORM_SECTIONS: readonly WordSection[] = FORMS.map(formSection);

/** Why the receiver does not take a form. */
export const refusalWords = wordSection(
  "refusals",
  "What a visitor reads whose message the receiver does not take, and why.",
  {
    unreadable: passage(),
    foreign: passage("website"),
    otherContent: passage(),
    tooLarge: passage(),
    unsupported: passage(),
    filledByProgram: passage(),
    tooMany: passage("address"),
    tooManyRefused: passage("address"),
    networkBusy: passage(),
    tooSlow: passage(),
    notStored: passage("address"),
    busy: passage(),
    /** At a field. */
    tooLong: phrase("longest"),
    controlCharacters: phrase(),
    harmful: passage(),
  },
);

const word = phrase();

/** A text for each of some names. */
function textFor<Name extends string>(names: readonly Name[]) {
  const texts = names.map((name) => [name, word]);
  return z.strictObject(Object.fromEntries(texts) as Record<Name, typeof word>);
}

/** What the receiver tells the firm about an enquiry: by mail, in Slack and in HubSpot. */
export const enquiryWords = wordSection(
  "enquiries",
  "What the firm gets about an enquiry, by mail, in Slack and in HubSpot. No visitor sees it.",
  {
    /** What was sent, by the form. */
    kinds: textFor(FORMS.map(({ name }) => name)),
    subject: phrase("kind", "about"),
    notification: phrase("kind", "number"),
    /** A subject or a notification of an enquiry that may be spam. */
    suspected: phrase("subject"),
    received: phrase(),
    number: phrase(),
    suspectedSpam: phrase(),
    language: phrase(),
    file: phrase(),
    fileOfSize: phrase("name", "bytes"),
    /** Where the visitor came from. */
    origin: textFor(ATTRIBUTION_NAMES),
    honeypotFilled: phrase(),
    tooFast: phrase("duration"),
    manyLinks: plural(),
  },
);

/** The sections of the forms. The browser gets those that an island names. */
export const FORMS_WORDS: readonly WordSection[] = [
  formsWords,
  formPageWords,
  ...FORM_SECTIONS,
  refusalWords,
  enquiryWords,
];

/** The sections that the receiver reads. */
export const RECEIVER_WORDS: readonly WordSection[] = [
  ...FORM_SECTIONS,
  refusalWords,
  enquiryWords,
];
