import { buildDay, displayDate } from "#app/base/dates.ts";
import type { Entry } from "./reader.ts";
import type { HasIdAndFile } from "./schemas/shared.ts";
import type { SiteFields } from "./schemas/site.ts";

/** Replaces the day of publication for a draft. It sorts after every day of the calendar. */
export const DRAFT = "draft";

/** An item that the published site leaves out. */
export interface UnpublishedItem extends HasIdAndFile {
  title: string;
  /** The day of its publication, `YYYY-MM-DD`, or `draft`. Items are published in the order of these. */
  publication: string;
  /** The day in its file, or empty. */
  day: string;
}

/** The fields of an item with its name and its publication. */
export interface Item extends Partial<Record<"name" | "date" | "datePosted", string>> {
  id?: string | undefined;
  title: string;
  formerIds?: string[] | undefined;
  draft?: boolean | undefined;
}

/** Whether the site shows drafts and items dated later. @throws TypeError if `PREVIEW` is neither 1 nor 0 */
export function isPreview(value = process.env.PREVIEW || "0"): boolean {
  if (value === "0" || value === "1") return value === "1";
  throw new TypeError(`PREVIEW must be 1, or left out, not "${value}"`);
}

/**
 * Separates published items from unpublished items.
 *
 * @param words the marks in titles of a preview
 * @param language of the dates in these marks, a tag such as `en-US`
 * @returns the items that the site shows. A preview also shows unpublished items, with a mark in the title.
 */
export function splitByPublication<Fields extends Item & HasIdAndFile>(
  entries: readonly Entry<Fields>[],
  words: SiteFields["preview"],
  language: string,
): { shown: Fields[]; unpublished: UnpublishedItem[] } {
  const shown: Fields[] = [];
  const unpublished: UnpublishedItem[] = [];
  for (const { fields, isValid } of entries) {
    const { id, title, file, draft, date, datePosted } = fields;
    const day = date ?? datePosted ?? "";
    if (!isValid || (!draft && day <= buildDay())) {
      shown.push(fields);
      continue;
    }
    unpublished.push({ id, title, file, publication: draft ? DRAFT : day, day });
    const mark = draft ? words.draft : `${words.scheduled} ${displayDate(day, language)}`;
    if (isPreview()) shown.push({ ...fields, title: `${mark}: ${title}` });
  }
  return { shown, unpublished };
}

/** Whether the last day to apply for a position has passed. */
export function isClosed({ validThrough }: { validThrough: string }): boolean {
  return validThrough < buildDay();
}

/** Finds the unpublished item that a title, an id or an address names. */
export function unpublishedItem(
  unpublished: readonly UnpublishedItem[],
  name: string,
): UnpublishedItem | undefined {
  const lastPart = name.split("/").at(-1);
  return unpublished.find(({ id, title }) => title === name || id === lastPart);
}

/** What to do about a reference to an item that is not published yet. */
export function unpublishedRemedy({ file, publication }: UnpublishedItem): string {
  const reason = publication === DRAFT ? "is a draft" : `is not out before ${publication}`;
  return `${file} ${reason}: name something else, or publish that first`;
}

/** Content that changes with the date. */
interface ScheduledContent {
  unpublished: readonly UnpublishedItem[];
  positions: readonly { validThrough: string }[];
  closedPositions: readonly { id: string }[];
}

/** The notes that a build prints at its end: later publications, positions that close, and drafts. */
export function publicationNotes(content: ScheduledContent): string[] {
  const publicationDays = publicationDaysOf(content);
  const closingDays = closingDaysOf(content);
  const closed = content.closedPositions.map(({ id }) => id);
  const drafts = content.unpublished.filter(({ publication }) => publication === DRAFT);
  const notes: string[] = [];
  if (publicationDays.length > 0) {
    const texts = counted(publicationDays.length, "text");
    notes.push(`scheduled: ${texts}; build again on ${publicationDays[0]}`);
  }
  if (closingDays.length > 0) {
    const positions = counted(closingDays.length, "position");
    notes.push(`closing: ${positions}; build again on ${closingDays[0]}`);
  }
  if (closed.length > 0) {
    notes.push(`closed: ${counted(closed.length, "position")}: ${closed.join(", ")}`);
  }
  if (drafts.length > 0) {
    const ids = drafts.map(({ id }) => id).join(", ");
    notes.push(`drafts: ${counted(drafts.length, "text")}: ${ids}`);
  }
  return notes;
}

/** A count with its noun: `1 text`, `2 texts`. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The first day, `YYYY-MM-DD`, on which a new build would differ. Undefined if there is none. */
export function nextChange(content: ScheduledContent): string | undefined {
  return [...publicationDaysOf(content), ...closingDaysOf(content)].sort()[0];
}

/** The days on which items are published, the next day first. */
function publicationDaysOf({ unpublished }: ScheduledContent): string[] {
  const days = unpublished.map(({ publication }) => publication);
  return days.filter((day) => day !== DRAFT).sort();
}

/** The days from which positions are closed, the next day first. */
function closingDaysOf({ positions }: ScheduledContent): string[] {
  return positions.map(({ validThrough }) => dayAfter(validThrough)).sort();
}

function dayAfter(day: string): string {
  return new Date(`${day}T24:00Z`).toISOString().slice(0, 10);
}
