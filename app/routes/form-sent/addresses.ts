import type { z } from "zod";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import {
  FORMS,
  type FormName,
  type KnownForm,
  sentPageOf,
} from "#app/features/forms/table/form-table.ts";
import { type Content, content } from "#app/model/content.ts";
import type { PageFile } from "#app/model/page-content.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import type { contactContent } from "#app/routes/contact/content.ts";
import { pageAddress } from "#app/routes/page-kind.ts";
import { pageSet } from "#app/routes/page-set.ts";

type SentWords = ReturnType<typeof contactContent>["sent"];

/** The functions that return the words of each form's page. These include the words of the page after the form. */
type WordsOfForms = Readonly<Record<FormName, PageFile<z.ZodType<{ sent: SentWords }>>>>;

/** The content of the page after a form. */
export interface SentPage {
  words: SentWords;
  /** The first action: book the appointment, or save the receiver's calendar file for the day of the reply. */
  nextStep: { label: string; href?: string | undefined } | undefined;
}

/** The entry of the registry for the pages that follow forms sent without scripts. */
export function sentPages(words: WordsOfForms) {
  const paths: Readonly<Record<string, string>> = Object.fromEntries(
    FORMS.map((form) => [form.name, sentPageOf(form)]),
  );
  return pageSet(paths, {
    files: Object.values(words),
    addresses: (_paths, of) => sentAddresses(words, of),
    itemOf: (_paths, { path }) => sentPage(words, path),
    isWithoutClosing: true,
  });
}

/** While forms are simulated, nothing leads to these pages, so there are none. */
function sentAddresses(words: WordsOfForms, of: Content): PageAddress[] {
  if (deliverySettings().address === undefined) return [];
  return FORMS.map((form) => {
    const { meta } = words[form.name](of).sent;
    const path = sentPageOf(form);
    // The page is named by its title, because its heading is a sentence.
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
