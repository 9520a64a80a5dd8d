import { buildDay, displayDate } from "#app/base/dates.ts";
import type { Entry } from "./reader.ts";
import type { HasIdAndFile } from "./schemas/shared.ts";
import type { SiteFields } from "./schemas/site.ts";

/** In place of the day of publication, for a draft: it sorts behind every day of the calendar. */
export const DRAFT = "draft";

/** An item that the published site leaves out. */
export interface UnpublishedItem extends HasIdAndFile {
  title: string;
  /** The day of its publication, `YYYY-MM-DD`, or `draft`. Items are published in the order of these. */
  publication: string;
  /** The day that its file names, else empty. */
  day: string;
}

/** The fields of items that say what an item is called and when it is published. */
export interface Item extends Partial<Record<"name" | "date" | "datePosted", string>> {
  id?: string | undefined;
  title: string;
  formerIds?: string[] | undefined;
  draft?: boolean | undefined;
}

/** Whether drafts and items of a later day are shown. @throws TypeError when `PREVIEW` is neither 1 nor 0 */
export function isPreview(value = process.env.PREVIEW || "0"): boolean {
  if (value === "0" || value === "1") return value === "1";
  throw new TypeError(`PREVIEW must be 1, or left out, not "${value}"`);
}

/**
 * Tells published items from those that are not.
 *
 * @param words marks in titles, for a preview
 * @returns what the site shows: in a preview unpublished items too, marked in their titles
 */
export function splitByPublication<Fields extends Item & HasIdAndFile>(
  entries: readonly Entry<Fields>[],
  words: SiteFields["preview"],
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
    const mark = draft ? words.draft : `${words.scheduled} ${displayDate(day)}`;
    if (isPreview()) shown.push({ ...fields, title: `${mark}: ${title}` });
  }
  return { shown, unpublished };
}

/** Whether the last day to apply for a position is over. */
export function isClosed({ validThrough }: { validThrough: string }): boolean {
  return validThrough < buildDay();
}

/** The unpublished item that a title, an id or an address names. */
export function unpublishedItem(
  unpublished: readonly UnpublishedItem[],
  name: string,
): UnpublishedItem | undefined {
  const lastPart = name.split("/").at(-1);
  return unpublished.find(({ id, title }) => title === name || id === lastPart);
}

/** What to do where an item is named before it is published. */
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

/** What the build says at its end: what is published later, what is closed, and which drafts there are. */
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

/** `1 text`, `2 texts`. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The first day on which another build would be different, `YYYY-MM-DD`; undefined where there is none. */
export function nextChange(content: ScheduledContent): string | undefined {
  return [...publicationDaysOf(content), ...closingDaysOf(content)].sort()[0];
}

/** The days on which items are published, the next one first. */
function publicationDaysOf({ unpublished }: ScheduledContent): string[] {
  const days = unpublished.map(({ publication }) => publication);
  return days.filter((day) => day !== DRAFT).sort();
}

/** The days from which positions are closed, the next one first. */
function closingDaysOf({ positions }: ScheduledContent): string[] {
  return positions.map(({ validThrough }) => dayAfter(validThrough)).sort();
}

function dayAfter(day: string): string {
  return new Date(`${day}T24:00Z`).toISOString().slice(0, 10);
}
