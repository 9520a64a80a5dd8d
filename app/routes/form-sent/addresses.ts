import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { type Content, content } from "#app/model/content.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import { applyContent } from "#app/routes/careers/apply/content.ts";
import { contactContent } from "#app/routes/contact/content.ts";
import { pageAddress } from "#app/routes/page-kind.ts";

/** Where each form leads that was sent without scripts. */
interface SentPaths {
  contact: string;
  application: string;
}

type Form = keyof SentPaths;

/** What the page after a form shows. */
export interface SentPage {
  words: ReturnType<typeof contactContent>["sent"];
  /** What to do first: book the appointment, or take the receiver's file for the day of the reply. */
  nextStep?: { label: string; href?: string | undefined } | undefined;
}

/** The pages after the forms. While forms are simulated nothing leads to them, and there are none. */
export function sentAddresses(paths: SentPaths, of: Content): PageAddress[] {
  if (deliverySettings().address === undefined) return [];
  return (Object.keys(paths) as Form[]).map((form) => {
    const { meta } = wordsOf(form, of);
    const path = paths[form];
    // Named by its title: its heading is a sentence.
    return pageAddress(path, meta, { id: path.slice(1), name: meta.title, isIndexed: false });
  });
}

/** What the page at one of these addresses shows. */
export function sentPage(paths: SentPaths, { path }: PageAddress): SentPage {
  const form = path === paths.contact ? "contact" : "application";
  return { words: wordsOf(form, content()), nextStep: form === "contact" ? nextStep() : undefined };
}

function wordsOf(form: Form, of: Content): SentPage["words"] {
  return form === "contact" ? contactContent(of).sent : applyContent(of).sent;
}

function nextStep(): SentPage["nextStep"] {
  const { booking, reply } = content().site;
  if (booking) return booking;
  const { mode, address } = deliverySettings();
  return mode === "received" ? { label: reply.label, href: address } : undefined;
}
