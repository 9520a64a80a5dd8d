import { findForm } from "../../app/features/forms/table/form-table.ts";
import { sourceOf } from "../attribution-text.ts";
import type { StoredEnquiry } from "../store/stored-enquiries.ts";

/** A line for each enquiry. */
export const listOf = (enquiries: readonly StoredEnquiry[]) =>
  enquiries.map(lineOf).join("\n") || "No enquiries.";

/** Such as `    1  2026-11-23T10:15Z  contact  delivered  Ada <ada@example.org>  Growth  [from linkedin, spring]`. */
function lineOf(enquiry: StoredEnquiry): string {
  const { id, receivedAt, form, state, spamReasons, attribution, failedWebhooks } = enquiry;
  const about = senderAndTopic(enquiry);
  const source = sourceOf(attribution);
  const marks = [
    source && `[from ${source}]`,
    spamReasons && "[suspected spam]",
    failedWebhooks > 0 && "[webhook FAILED]",
  ].filter(Boolean);
  const cells = [`${id}`.padStart(5), minuteOf(receivedAt), form, state, ...about, ...marks];
  return cells.join("  ").trimEnd();
}

/** Empty for a form that the table no longer has. */
function senderAndTopic({ form, fields }: StoredEnquiry) {
  const known = findForm(form);
  if (!known) return [];
  const { sender, topic } = known;
  return [`${fields[sender.name]} <${fields[sender.email]}>`, fields[topic]];
}

/** @param time in milliseconds since 1970 @returns such as `2026-11-23T10:15Z`. The Z stands for UTC (ISO 8601) */
export const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;

/** The data of an enquiry and then its fields, under the names that `show` and the CSV use. */
export function recordOf(enquiry: StoredEnquiry): Record<string, string> {
  const { id, receivedAt, form, state, spamReasons, cv, fields, attribution, language } = enquiry;
  const known = {
    number: `${id}`,
    received: minuteOf(receivedAt),
    form,
    state,
    "suspected spam": spamReasons,
    language,
    cv,
  };
  return { ...known, ...fields, ...attribution };
}

/** Such as `1 file` and `2 files`. */
export const countOf = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;
