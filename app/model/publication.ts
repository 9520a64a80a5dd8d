import { buildDay, displayDate } from "#app/base/dates.ts";
import type { Content } from "./content.ts";
import type { Entry } from "./reader.ts";
import type { HasIdAndFile } from "./schemas/shared.ts";
import type { SiteFields } from "./schemas/site.ts";

/** Where a text stands that is not out: behind every day of the calendar. */
export const DRAFT = "draft";

/** A text that the published site leaves out. */
export interface HeldText extends HasIdAndFile {
  title: string;
  /** The day from which it is out, `YYYY-MM-DD`, or `draft`: in this order they come out. */
  out: string;
  /** The day that its file names, else empty. */
  day: string;
}

/** What collections hold: an id from the title, or from the name of a person; a day, or another, from which it is out. */
export interface Item extends Partial<Record<"name" | "date" | "datePosted", string>> {
  id?: string | undefined;
  title: string;
  formerIds?: string[] | undefined;
  draft?: boolean | undefined;
}

/** Whether drafts and texts dated later are shown. @throws TypeError when `PREVIEW` is something else than 1 or 0 */
export function isPreview(value = process.env.PREVIEW || "0"): boolean {
  if (value === "0" || value === "1") return value === "1";
  throw new TypeError(`PREVIEW must be 1, or left out, not "${value}"`);
}

/** The items that are out, in a preview those to come too, marked in their titles; `held` receives what is not out. */
export function published<Shown extends Item & HasIdAndFile>(
  entries: readonly Entry<Shown>[],
  held: HeldText[],
  words: SiteFields["preview"],
): Shown[] {
  return entries.flatMap(({ fields, isSound }) => {
    const { id, title, file, draft, date, datePosted } = fields;
    const day = date ?? datePosted ?? "";
    if (!isSound || (!draft && day <= buildDay())) return fields;
    held.push({ id, title, file, out: draft ? DRAFT : day, day });
    const mark = draft ? words.draft : `${words.scheduled} ${displayDate(day)}`;
    return isPreview() ? { ...fields, title: `${mark}: ${title}` } : [];
  });
}

/** Whether the last day to apply is over. */
export function isClosed({ validThrough }: { validThrough: string }): boolean {
  return validThrough < buildDay();
}

/** The text held back that a title, an id or an address names. */
export function heldText(held: readonly HeldText[], name: string): HeldText | undefined {
  return held.find(({ id, title }) => title === name || id === name.split("/").at(-1));
}

/** What to do where a text is named before it is out. */
export function heldRemedy({ file, out }: HeldText): string {
  const why = out === DRAFT ? "is a draft" : `is not out before ${out}`;
  return `${file} ${why}: name something else, or publish that first`;
}

/** What time changes in a site, of its content. */
type Timed = Pick<Content, "held" | "positions" | "closedPositions">;

/** What the build says at its end: what comes out, closes, or is left out. */
export function publicationNotes(content: Timed): string[] {
  const { coming, closing } = days(content);
  const closed = content.closedPositions.map(({ id }) => id);
  const drafts = content.held.flatMap(({ id, out }) => (out === DRAFT ? id : []));
  const note = (name: string, { length }: string[], unit: string, rest: string) =>
    length > 0 ? [`${name}: ${length} ${unit}${length === 1 ? "" : "s"}${rest}`] : [];
  return [
    ...note("scheduled", coming, "text", `; build again on ${coming[0]}`),
    ...note("closing", closing, "position", `; build again on ${closing[0]}`),
    ...note("closed", closed, "position", `: ${closed.join(", ")}`),
    ...note("drafts", drafts, "text", `: ${drafts.join(", ")}`),
  ];
}

/** The first day on which another build would be different, `YYYY-MM-DD`; undefined where there is none. */
export function nextChange(content: Timed): string | undefined {
  return Object.values(days(content)).flat().sort()[0];
}

/** The days on which texts come out, and those on which positions are closed; the next one first. */
function days({ held, positions }: Timed) {
  const coming = held.map(({ out }) => out).filter((out) => out !== DRAFT);
  const closing = positions.map(({ validThrough }) =>
    new Date(`${validThrough}T24:00Z`).toISOString().slice(0, 10),
  );
  return { coming: coming.sort(), closing: closing.sort() };
}
