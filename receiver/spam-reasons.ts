import { HONEYPOT, type Texts } from "../app/features/forms/form-rules.ts";
import { enquiryWords } from "../app/features/forms/interface-words.ts";
import { type Form, fieldsOf, hasSeveralLines } from "../app/features/forms/table/form.ts";
import { wordsOf } from "../app/model/words.ts";
import { fill, fillPlural } from "../app/words/fill.ts";
import type { LocalFirm } from "./firm.ts";

/** The fewest milliseconds in which a person can read, fill in and send a form. */
export const FASTEST = 2_000;
/** The most links that a person puts into a first message. */
const MOST_LINKS = 3;

/**
 * The reasons why a form may be spam, in words for the firm. A suspected form is stored like any other.
 *
 * @param texts everything that was sent, with the fields that people do not see
 * @param firm in its default language
 * @param now in milliseconds since 1970
 * @returns empty if there is no reason
 */
export function spamReasons(form: Form, texts: Texts, firm: LocalFirm, now: number): string {
  const words = wordsOf(enquiryWords, firm);
  const reasons: string[] = [];
  if (texts[HONEYPOT]?.trim()) reasons.push(words.honeypotFilled);
  const duration = now - Number(texts.opened || Number.NaN);
  // The clock of a visitor may be ahead, so a negative duration is no reason.
  if (duration >= 0 && duration < FASTEST) reasons.push(fill(words.tooFast, { duration }));
  const links = countLinks(form, texts);
  if (links > MOST_LINKS) reasons.push(fillPlural(words.manyLinks, firm.language.tag, links, {}));
  return reasons.join("; ");
}

/** The links in fields with several lines. */
function countLinks(form: Form, texts: Texts): number {
  const longFields = fieldsOf(form).filter(hasSeveralLines);
  const written = longFields.map(({ name }) => texts[name] ?? "").join(" ");
  return written.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}
