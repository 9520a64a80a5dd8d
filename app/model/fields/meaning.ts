import { z } from "zod";
import type { CollectionName } from "./collection-names.ts";

/**
 * How a text, or `true`, shows that it only stands in for the firm's own, and what to do about it before the site goes
 * public. Without a pattern every value does.
 */
export interface Placeholder {
  pattern?: RegExp;
  remedy: string;
}

interface CommonMeaning {
  /** How the search of the site finds the field's words; `none` for what a page does not show as it is written. */
  search: "heading" | "text" | "none";
  /** Whether the field is written anew in every language of the site. Of a group it says nothing: its fields say it. */
  isTranslatable: boolean;
  placeholder?: Placeholder | undefined;
}

/** Plain text. The editor gives it a field of one line, or of several. */
interface TextMeaning extends CommonMeaning {
  kind: "text";
  lines: "one" | "several";
}

/** The id or the title of an item of a collection. */
export interface ReferenceMeaning extends CommonMeaning {
  kind: "reference";
  to: CollectionName;
  by: "id" | "title";
  /** The page leaves an item out until it is published; without that, the field must name a published item. */
  mayBeUnpublished: boolean;
}

/** The name of a file in content/photos/. A logo may be a drawing, and smaller than a photo. */
interface PhotoMeaning extends CommonMeaning {
  kind: "photo";
  isLogo: boolean;
}

interface OtherMeaning extends CommonMeaning {
  kind:
    | "markdown"
    /** An address: of a page of the site, such as `/contact`, or a whole one. */
    | "link"
    /** The last part of an item's address. */
    | "id"
    /** A day, `YYYY-MM-DD`. */
    | "date"
    /** One of a few words. */
    | "choice"
    /** Yes or no. */
    | "flag"
    | "number"
    /** A photo, or the wish for a drawing. */
    | "picture"
    /** Several fields. The search finds nothing in a group with `search: "none"`. */
    | "group";
}

/** What a field of the content means, whatever it is called. */
export type FieldMeaning = TextMeaning | ReferenceMeaning | PhotoMeaning | OtherMeaning;

/**
 * The metadata of a schema for a field. Zod's own metadata say the rest: `title` is the label in the editor, where the
 * field's name does not say it well enough, and `description` is the hint below the field.
 */
declare module "zod" {
  interface GlobalMeta {
    field?: FieldMeaning;
  }
}

/** Zod collects the metadata of a schema anew at each question: with 10,000 insights that takes half a second. */
const knownMeanings = new WeakMap<z.core.$ZodType, FieldMeaning | undefined>();

/** The meaning of a schema, of what it makes optional, or of the schema that it was derived from. */
export function meaningOf(schema: z.core.$ZodType): FieldMeaning | undefined {
  if (!knownMeanings.has(schema)) knownMeanings.set(schema, readMeaning(schema));
  return knownMeanings.get(schema);
}

function readMeaning(schema: z.core.$ZodType): FieldMeaning | undefined {
  const { field } = z.globalRegistry.get(schema) ?? {};
  // Zod's types spell the expression of a placeholder out, method by method.
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
