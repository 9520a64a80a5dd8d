import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import {
  FORMS,
  type FormName,
  type KnownForm,
  sentPageOf,
} from "#app/features/forms/table/form-table.ts";
import { type Content, content } from "#app/model/content.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import type { contactContent } from "#app/routes/contact/content.ts";
import { pageAddress, pageSet } from "#app/routes/page-kind.ts";

type SentWords = ReturnType<typeof contactContent>["sent"];

/** What gives the words of each form's page, those for the page after the form among them. */
type WordsOfForms = Readonly<Record<FormName, (of?: Content) => { sent: SentWords }>>;

/** What the page after a form shows. */
export interface SentPage {
  words: SentWords;
  /** What to do first: book the appointment, or take the receiver's file for the day of the reply. */
  nextStep: { label: string; href?: string | undefined } | undefined;
}

/** The entry of the registry for the pages where the forms lead that were sent without scripts. */
export function sentPages(words: WordsOfForms) {
  const paths: Readonly<Record<string, string>> = Object.fromEntries(
    FORMS.map((form) => [form.name, sentPageOf(form)]),
  );
  return pageSet(paths, {
    addresses: (_paths, of) => sentAddresses(words, of),
    itemOf: (_paths, { path }) => sentPage(words, path),
    isWithoutClosing: true,
  });
}

/** While forms are simulated nothing leads to the pages after them, and there are none. */
function sentAddresses(words: WordsOfForms, of: Content): PageAddress[] {
  if (deliverySettings().address === undefined) return [];
  return FORMS.map((form) => {
    const { meta } = words[form.name](of).sent;
    const path = sentPageOf(form);
    // Named by its title: its heading is a sentence.
    return pageAddress(path, meta, { id: path.slice(1), name: meta.title, isIndexed: false });
  });
}

function sentPage(words: WordsOfForms, path: string): SentPage {
  const form = FORMS.find((candidate) => sentPageOf(candidate) === path);
  if (!form) throw new RangeError(`No form leads to ${path}`);
  return { words: words[form.name]().sent, nextStep: nextStepOf(form) };
}

function nextStepOf({ promisesReply }: KnownForm): SentPage["nextStep"] {
  if (!promisesReply) return undefined;
  const { booking, reply } = content().site;
  if (booking) return booking;
  const { mode, address } = deliverySettings();
  return mode === "received" ? { label: reply.label, href: address } : undefined;
}
