import { z } from "zod";
import type { AttachmentKind } from "../attachment-types.ts";
import type { CollectionName } from "./collection-names.ts";
import type { FieldMeaning, Placeholder } from "./meaning.ts";

/*
 * The building blocks of every schema for content/. Each says what a field means; checks, search, editor and `npm run
 * golive` read that (meaning.ts, field-leaves.ts). Conditions, hints and labels are added by Zod's own methods:
 * `text().max(60).describe("One line for the menu.")`.
 */

interface TextOptions {
  /** Whether the site's search finds the words. False for a text that pages do not show. The default is true. */
  isSearchable?: boolean;
  /** Whether every language has a text of its own. The default is true. */
  isTranslatable?: boolean;
  /** Whether it is a name or a part of an address, which most languages leave as it is. The default is false. */
  isProperName?: boolean;
  /** Whether it is a number with its sign or its unit, such as `62.5%`. The default is false. */
  isFigure?: boolean;
  /** Whether it says what a person does today. The default is false. */
  isOfToday?: boolean;
  placeholder?: Placeholder;
}

/** A non-empty text without white space at its ends. */
function plainText() {
  return z
    .string()
    .min(1, "write a text")
    .refine((value) => value === value.trim(), "must not begin or end with white space");
}

/** Options of a text that programs read, and that no visitor sees as it is written. */
const UNREAD = { search: "none", isTranslatable: false } as const;

function textMeaning(lines: "one" | "several", options: TextOptions): FieldMeaning {
  const { isSearchable = true, isTranslatable = true, ...declared } = options;
  const search = isSearchable ? "text" : "none";
  return { kind: "text", lines, search, isTranslatable, ...declared };
}

/** A short text: one line in the editor. */
export function text(options: TextOptions = {}) {
  return plainText().meta({ field: textMeaning("one", options) });
}

/** A text of a sentence or more: several lines in the editor. */
export function paragraph(options: TextOptions = {}) {
  return plainText().meta({ field: textMeaning("several", options) });
}

interface HeadingOptions extends Pick<TextOptions, "isProperName" | "isOfToday"> {
  /** Whether two items may have the same one. The default is false. */
  mayRepeat?: boolean;
}

/** A heading: the search ranks its words above those of other texts. */
export function heading(options: HeadingOptions = {}) {
  return plainText().meta({
    field: { kind: "text", lines: "one", search: "heading", isTranslatable: true, ...options },
  });
}

/** A text that programs read, such as a currency or a postal code: neither searched nor translated. */
export function code({ placeholder }: Pick<TextOptions, "placeholder"> = {}) {
  return plainText().meta({
    field: { kind: "text", lines: "one", ...UNREAD, placeholder },
  });
}

/** Any word, which gives a drawing its variant. */
export function seed() {
  return plainText().meta({ field: { kind: "seed", ...UNREAD } });
}

/** A text written in Markdown. The check of the content follows its links. */
export function markdown() {
  return plainText().meta({ field: { kind: "markdown", search: "text", isTranslatable: true } });
}

/** An address: a page of the site, such as `/contact`, or an absolute address. The check of the content follows it. */
export function link({ placeholder }: Pick<TextOptions, "placeholder"> = {}) {
  return plainText().meta({ field: { kind: "link", ...UNREAD, placeholder } });
}

/** The absolute address of a page of another site. */
export function webAddress({ placeholder }: Pick<TextOptions, "placeholder"> = {}) {
  return z
    .url({ protocol: /^https$/, error: "write the whole address, beginning with https://" })
    .meta({ field: { kind: "link", ...UNREAD, placeholder } });
}

/** An e-mail address. */
export function email() {
  return z.email("must be an e-mail address").meta({
    field: { kind: "text", lines: "one", ...UNREAD },
  });
}

interface ReferenceOptions {
  /** The field contains the title of the item, not its id, because the page shows the title as a heading. */
  byTitle?: boolean;
  /** The page leaves the item out until it is published. */
  mayBeUnpublished?: boolean;
}

/**
 * A reference to an item in content/ by its id. The check of the content looks for the item. The editor offers the
 * items. The search finds the title that the page shows for the item.
 */
export function reference(to: CollectionName, options: ReferenceOptions = {}) {
  const { byTitle = false, mayBeUnpublished = false } = options;
  return plainText().meta({
    field: {
      kind: "reference",
      to,
      by: byTitle ? "title" : "id",
      mayBeUnpublished,
      search: byTitle ? "heading" : "text",
      isTranslatable: false,
    },
  });
}

/** The last part of an address: small letters, digits and single hyphens. */
export function id() {
  return plainText()
    .regex(
      /^[a-z0-9°&]+(-[a-z0-9°&]+)*$/,
      "may hold small letters, digits and single hyphens only, such as ask-before-you-publish",
    )
    .meta({ field: { kind: "id", ...UNREAD } });
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function date() {
  return plainText()
    .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date written YYYY-MM-DD, for example 2025-03-18")
    .refine(isDayOfCalendar, "mend the day or the month: the calendar has no such day")
    .meta({ field: { kind: "date", ...UNREAD } });
}

function isDayOfCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A color, `#RRGGBB`. */
export function color() {
  return plainText()
    .regex(
      /^#[0-9a-fA-F]{6}$/,
      "must be a color of six digits after a #, such as #2B4BFF, in quotes",
    )
    .meta({ field: { kind: "color", ...UNREAD } });
}

/** The file name of a photo in content/photos/. The photo must be large enough for pages. */
export function photoFile() {
  return plainText().meta({ field: { kind: "photo", isLogo: false, ...UNREAD } });
}

/** The file name of the firm's logo in content/photos/, preferably an SVG. */
export function logoFile() {
  return plainText().meta({ field: { kind: "photo", isLogo: true, ...UNREAD } });
}

/** The name of a file in content/downloads/, or beside the item. */
export function attachedFile(accepts: AttachmentKind) {
  return plainText().meta({ field: { kind: "attachment", accepts, ...UNREAD } });
}

/** A day and a time of day, `YYYY-MM-DD HH:MM`. */
export function dateTime() {
  return plainText()
    .regex(
      /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/,
      "must be a day and a time written YYYY-MM-DD HH:MM, for example 2027-03-18 17:30",
    )
    .refine(
      (value) => isDayOfCalendar(value.slice(0, 10)),
      "mend the day or the month: the calendar has no such day",
    )
    .meta({ field: { kind: "date-time", ...UNREAD } });
}

/** A choice among a few words that only programs read. What visitors read is a text, which can be translated. */
export function choice<const Words extends readonly string[]>(words: Words) {
  return z.enum(words).meta({ field: { kind: "choice", ...UNREAD } });
}

/** Yes or no. */
export function flag({ placeholder }: Pick<TextOptions, "placeholder"> = {}) {
  return z.boolean().meta({ field: { kind: "flag", ...UNREAD, placeholder } });
}

/** A number, with a fraction or without. */
export function number() {
  return z.number().meta({ field: { kind: "number", ...UNREAD } });
}

/** A whole number, at least 1. */
export function count() {
  return z
    .int()
    .min(1)
    .meta({ field: { kind: "number", ...UNREAD } });
}

/** The place of an item among those of its folder, counted from 1. No two items have the same. */
export function place() {
  return z
    .int()
    .min(1)
    .meta({ field: { kind: "order", ...UNREAD } });
}

/** A group of fields that pages do not show as written. The search finds nothing in them. */
export function unsearchedGroup<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject(fields).meta({ field: { kind: "group", ...UNREAD } });
}

/**
 * The parts of a file that only stand in for the firm's own content. `npm run golive` lists each part until an editor
 * removes it from the list.
 *
 * @param parts words for the parts of the file
 * @param remedy what to do about each
 */
export function standIns(parts: readonly [string, ...string[]], remedy: string) {
  const part = z.enum(parts).meta({
    field: { kind: "choice", ...UNREAD, placeholder: { remedy } },
  });
  return z
    .array(part)
    .optional()
    .meta({ title: "Stand-ins" })
    .describe(
      "What here only stands in for the firm's own. npm run golive lists each until you remove it from this list.",
    );
}
