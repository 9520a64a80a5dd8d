import { buildDay, displayDate } from "#app/base/dates.ts";
import { isOver, lastDay } from "./event-times.ts";
import type { Entry } from "./findings.ts";
import type { Event } from "./schemas/attachments.ts";
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
export interface Item {
  id?: string | undefined;
  /** The name of a person. */
  name?: string | undefined;
  title: string;
  formerIds?: string[] | undefined;
  draft?: boolean | undefined;
  /** The day of publication of an insight. */
  date?: string | undefined;
  /** The day of publication of a position. */
  datePosted?: string | undefined;
  /** The first day of a standalone page. */
  from?: string | undefined;
}

/** Whether the site shows drafts and items dated later. @throws TypeError if `PREVIEW` is neither 1 nor 0 */
export function isPreview(value = process.env.PREVIEW || "0"): boolean {
  if (value === "0" || value === "1") return value === "1";
  throw new TypeError(`PREVIEW must be 1, or left out, not "${value}"`);
}

/**
 * The last day, `YYYY-MM-DD`, of a preview that is kept for some days. Undefined if it is not.
 *
 * @throws TypeError if `PREVIEW_UNTIL` is no day
 */
export function previewEnd(value = process.env.PREVIEW_UNTIL || ""): string | undefined {
  if (value === "") return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new TypeError(`PREVIEW_UNTIL must be a day written YYYY-MM-DD, not "${value}"`);
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
    const { id, title, file, draft } = fields;
    const day = publicationDay(fields);
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

/** The day of publication of an item, `YYYY-MM-DD`. Empty for an item that is always published. */
function publicationDay({ date, datePosted, from }: Item): string {
  return date ?? datePosted ?? from ?? "";
}

/** Whether the last day to apply for a position has passed. */
export function isClosed({ validThrough }: { validThrough: string }): boolean {
  return validThrough < buildDay();
}

/** Whether the last day of a standalone page has passed. */
export function isEnded({ until }: { until?: string | undefined }): boolean {
  return until !== undefined && until < buildDay();
}

/** Finds the unpublished item that a title, an id or an address names. */
export function unpublishedItem(
  unpublished: readonly UnpublishedItem[],
  name: string,
): UnpublishedItem | undefined {
  const lastPart = name.split("/").at(-1);
  // The id of a standalone page is its whole address.
  return unpublished.find(({ id, title }) => {
    return title === name || id === lastPart || `/${id}` === name;
  });
}

/** What to do about a reference to an item that is not published yet. */
export function unpublishedRemedy({ file, publication }: UnpublishedItem): string {
  const reason = publication === DRAFT ? "is a draft" : `is not out before ${publication}`;
  return `${file} ${reason}: name something else, or publish that first`;
}

/** The first and the last day of something that is shown for a time. */
interface ShownDays {
  from?: string | undefined;
  until?: string | undefined;
}

/** Whether today is one of the days. A preview also shows what is yet to come. */
export function isShownToday(days: ShownDays): boolean {
  const hasBegun = isPreview() || days.from === undefined || days.from <= buildDay();
  return hasBegun && !isEnded(days);
}

/** Content of a language that changes with the date. */
interface DatedContent {
  site: { announcement?: ShownDays | undefined };
  unpublished: readonly UnpublishedItem[];
  positions: readonly { validThrough: string }[];
  closedPositions: readonly { id: string }[];
  standalonePages: readonly { until?: string | undefined }[];
  endedPages: readonly { address: string }[];
  insights: readonly { event?: Event | undefined }[];
}

/** Content that changes with the date, in every language. */
interface ScheduledContent extends DatedContent {
  translations: readonly DatedContent[];
}

/** A kind of content that changes on a day without a change of a file. */
interface Change {
  what: string;
  noun: string;
  /** The days to come on which a new build differs: one for each item. */
  daysOf: (content: DatedContent) => string[];
}

const CHANGES: readonly Change[] = [
  { what: "scheduled", noun: "text", daysOf: publicationDaysOf },
  { what: "closing", noun: "position", daysOf: closingDaysOf },
  { what: "to come", noun: "event", daysOf: eventDaysOf },
  { what: "ending", noun: "page", daysOf: endDaysOf },
  { what: "changing", noun: "announcement", daysOf: announcementDaysOf },
];

/** The notes that a build prints at its end: what changes on a day to come, what is over, and drafts. */
export function publicationNotes(content: ScheduledContent): string[] {
  const { closedPositions, endedPages, unpublished } = content;
  const notes = CHANGES.flatMap(({ what, noun, daysOf }) => {
    const day = firstDay(content, daysOf);
    if (day === undefined) return [];
    // A translation has the days of its original, unless it states others.
    const count = Math.max(...languagesOf(content).map((language) => daysOf(language).length));
    return [`${what}: ${counted(count, noun)}; build again on ${day}`];
  });
  const closed = closedPositions.map(({ id }) => id);
  const ended = endedPages.map(({ address }) => address);
  const drafts = unpublished.filter(({ publication }) => publication === DRAFT);
  if (closed.length > 0) {
    notes.push(`closed: ${counted(closed.length, "position")}: ${closed.join(", ")}`);
  }
  if (ended.length > 0) {
    notes.push(`ended: ${counted(ended.length, "page")}: ${ended.join(", ")}`);
  }
  const { announcement } = content.site;
  if (announcement && isEnded(announcement)) {
    notes.push(`ended: the announcement, whose last day was ${announcement.until}`);
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
  const days = CHANGES.flatMap(({ daysOf }) => firstDay(content, daysOf) ?? []);
  return days.sort()[0];
}

/** The first of the days in any language. */
function firstDay(content: ScheduledContent, daysOf: Change["daysOf"]): string | undefined {
  return languagesOf(content).flatMap(daysOf).sort()[0];
}

function languagesOf(content: ScheduledContent): DatedContent[] {
  return [content, ...content.translations];
}

/** The days on which items are published. */
function publicationDaysOf({ unpublished }: DatedContent): string[] {
  const days = unpublished.map(({ publication }) => publication);
  return days.filter((day) => day !== DRAFT);
}

/** The days from which positions are closed. */
function closingDaysOf({ positions }: DatedContent): string[] {
  return positions.map(({ validThrough }) => dayAfter(validThrough));
}

/** The days from which standalone pages are ended. */
function endDaysOf({ standalonePages }: DatedContent): string[] {
  return standalonePages.flatMap(({ until }) => (until ? [dayAfter(until)] : []));
}

/** The days from which events are over. */
function eventDaysOf({ insights }: DatedContent): string[] {
  const events = insights.flatMap(({ event }) => event ?? []);
  return events.filter((event) => !isOver(event)).map((event) => dayAfter(lastDay(event)));
}

/** The day on which the announcement appears or, if it is there, the day from which it is gone. */
function announcementDaysOf({ site: { announcement = {} } }: DatedContent): string[] {
  const { from, until } = announcement;
  const days: string[] = [];
  if (from !== undefined) days.push(from);
  if (until !== undefined) days.push(dayAfter(until));
  return days.filter((day) => day > buildDay()).slice(0, 1);
}

/** The next day, `YYYY-MM-DD`. */
function dayAfter(day: string): string {
  return new Date(`${day}T24:00Z`).toISOString().slice(0, 10);
}
