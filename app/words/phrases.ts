import { z } from "zod";
import type { Phrase, PluralPhrase } from "./fill.ts";

/*
 * The building blocks of the sections of content/words.yaml. Tokens of the content, such as `{firm}`, can stand in every
 * phrase. They are filled in when the file is read, so no name of a phrase may be that of a token.
 */

declare module "zod" {
  interface GlobalMeta {
    /** Marks a text with a form for each kind of number (`plural`). */
    isPlural?: boolean;
  }
}

interface Names {
  /** Names that the text must contain. */
  required: readonly string[];
  /** Further names that it may contain. */
  optional?: readonly string[];
}

/** A text with names in braces. */
function textWith({ required, optional = [] }: Names, lines: "one" | "several") {
  const field = { kind: "text", lines, search: "none", isTranslatable: true } as const;
  const schema = z
    .string()
    .min(1, "write a text")
    .refine((value) => value === value.trim(), "must not begin or end with white space")
    .superRefine((value, context) => {
      for (const message of nameRemedies(value, required, optional)) {
        context.addIssue({ code: "custom", input: value, message });
      }
    })
    .meta({ field });
  if (required.length === 0) return schema;
  const names = required.map((name) => `{${name}}`).join(", ");
  // The help of a section says where its texts appear.
  return schema.describe(`${names} must stand in the text: the site fills in what belongs there.`);
}

/** What to do about names that a text lacks, and about names that nothing fills in. */
function nameRemedies(
  value: string,
  required: readonly string[],
  optional: readonly string[],
): string[] {
  const written = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  const possible = [...required, ...optional];
  const missing = required.filter((name) => !written.includes(name));
  const unknown = written.filter((name) => !possible.includes(name));
  const choice = possible.length === 0 ? "none" : possible.map((name) => `{${name}}`).join(", ");
  return [
    ...missing.map((name) => `write {${name}} where it is to stand`),
    ...unknown.map((name) => `remove {${name}}: the names of this text are ${choice}`),
  ];
}

/**
 * A text of the interface: a label, a title, a sentence.
 *
 * @param names what the program fills in. Each must stand in the text, such as `{count}`
 */
export function phrase<const Name extends string = never>(...names: readonly Name[]) {
  // The type says which names the text has. The schema stays that of a text, which the editor has a field for.
  return textWith({ required: names }, "one") as unknown as z.ZodType<Phrase<Name>, string>;
}

/** A text of several sentences or lines, with names like those of `phrase`. */
export function passage<const Name extends string = never>(...names: readonly Name[]) {
  return textWith({ required: names }, "several") as unknown as z.ZodType<Phrase<Name>, string>;
}

/**
 * A text that depends on a number, with a form for each plural category of the language: `one` and `other` in English.
 *
 * @param names besides `count`. Every form has them. `other` has `{count}`, too; the other forms may spell the number out
 */
export function plural<const Name extends string = never>(...names: readonly Name[]) {
  const form = textWith({ required: names, optional: ["count"] }, "one").optional();
  const other = textWith({ required: [...names, "count"] }, "one");
  const forms = z.strictObject({ zero: form, one: form, two: form, few: form, many: form, other });
  return forms
    .describe("A form for each kind of number in your language; English has one and other.")
    .meta({ isPlural: true }) as unknown as z.ZodType<PluralPhrase<Name>>;
}
