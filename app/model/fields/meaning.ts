import { z } from "zod";
import type { AttachmentKind } from "../attachment-types.ts";
import type { CollectionName } from "./collection-names.ts";

/**
 * Declares when a text, or `true`, is a placeholder for the firm's own content, and what to do about it before the site
 * goes public. Without a pattern every value is a placeholder.
 */
export interface Placeholder {
  pattern?: RegExp;
  remedy: string;
}

interface CommonMeaning {
  /** How the site's search finds the field's words. `none` for words that a page does not show as written. */
  search: "heading" | "text" | "none";
  /**
   * Whether every language of the site has a text of its own here. Without effect on a group: its fields declare it.
   */
  isTranslatable: boolean;
  placeholder?: Placeholder | undefined;
}

/** Plain text. The editor shows a field with one line or several lines. */
interface TextMeaning extends CommonMeaning {
  kind: "text";
  lines: "one" | "several";
  /**
   * The name of a person, a place or a network, or a part of an address. A translation can write it in the letters of its
   * language, and lacks nothing without it.
   */
  isProperName?: boolean | undefined;
  /** A number as people write it, with its sign or its unit, such as `62.5%`. */
  isFigure?: boolean | undefined;
  /** Two items may have the same heading here, such as the office of two partners. Other headings tell items apart. */
  mayRepeat?: boolean | undefined;
  /** Says what a person does today. It is to be written again when the person leaves. */
  isOfToday?: boolean | undefined;
}

/** A reference to an item of a collection, by id or by title. */
export interface ReferenceMeaning extends CommonMeaning {
  kind: "reference";
  to: CollectionName;
  by: "id" | "title";
  /** The page leaves the item out until it is published. Otherwise the field must name a published item. */
  mayBeUnpublished: boolean;
}

/** The name of a file in content/photos/. A logo may be a drawing, and smaller than a photo. */
interface PhotoMeaning extends CommonMeaning {
  kind: "photo";
  isLogo: boolean;
}

/** The name of a file that the content attaches, in content/downloads/ or beside the item. */
interface AttachmentMeaning extends CommonMeaning {
  kind: "attachment";
  accepts: AttachmentKind;
}

interface OtherMeaning extends CommonMeaning {
  kind:
    | "markdown"
    /** An address: a page of the site, such as `/contact`, or an absolute address. */
    | "link"
    /** The last part of an item's address. */
    | "id"
    /** A day, `YYYY-MM-DD`. */
    | "date"
    /** A day and a time of day, `YYYY-MM-DD HH:MM`. */
    | "date-time"
    /** A color, `#RRGGBB`. */
    | "color"
    /** A choice among a few words. */
    | "choice"
    /** Yes or no. */
    | "flag"
    | "number"
    /** The place of an item among those of its folder, counted from 1. */
    | "order"
    /** A photo, or a drawing by its family and scheme. */
    | "picture"
    /** Any word, which gives a drawing its variant. With the choices beside it, it says how the drawing looks. */
    | "seed"
    /** A group of fields. The search finds nothing in a group with `search: "none"`. */
    | "group";
}

/** What a field of the content means. Its name does not matter. */
export type FieldMeaning =
  | TextMeaning
  | ReferenceMeaning
  | PhotoMeaning
  | AttachmentMeaning
  | OtherMeaning;

/**
 * The metadata of a schema for a field. Zod's own metadata add to it: `title` is the label in the editor if the field's
 * name is not clear enough, `description` is the hint below the field, and `entry` is what the editor calls a single entry of a
 * list whose label is no plural.
 */
declare module "zod" {
  interface GlobalMeta {
    field?: FieldMeaning;
    entry?: string;
  }
}

/** Whether a field is a heading that no two items share, so that people tell the items apart by it. */
export function tellsItemsApart(meaning: FieldMeaning | undefined): boolean {
  return meaning?.kind === "text" && meaning.search === "heading" && !meaning.mayRepeat;
}

/** A cache. Zod collects the metadata of a schema anew at each call, which takes half a second for 10,000 insights. */
const knownMeanings = new WeakMap<z.core.$ZodType, FieldMeaning | undefined>();

/** The meaning of a schema. An optional or derived schema has the meaning of the schema that it wraps. */
export function meaningOf(schema: z.core.$ZodType): FieldMeaning | undefined {
  if (!knownMeanings.has(schema)) knownMeanings.set(schema, readMeaning(schema));
  return knownMeanings.get(schema);
}

function readMeaning(schema: z.core.$ZodType): FieldMeaning | undefined {
  const { field } = z.globalRegistry.get(schema) ?? {};
  // The cast is needed because Zod's types expand the type RegExp of a placeholder, method by method.
  if (field) return field as FieldMeaning;
  const inner = innerSchema(schema);
  return inner && meaningOf(inner);
}

/** The schema inside one that makes it optional, gives it a default or transforms it; undefined for any other schema. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { innerType, in: input } = schema._zod.def as Partial<
    z.core.$ZodOptionalDef & z.core.$ZodPipeDef
  >;
  return innerType ?? input;
}
