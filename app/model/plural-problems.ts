import { z } from "zod";
import type { ContentProblem } from "./content-problem.ts";

/** The site counts in whole numbers from one, and hardly beyond this. French has a form of its own for millions. */
const GREATEST_COUNT = 1_000;

interface PluralCheck {
  /** Below the repository, such as `content/pl/words.yaml`. */
  file: string;
  schema: z.ZodType;
  /** What the file holds, with what it inherits. */
  fields: unknown;
  /** The tag of its language, such as `pl`. */
  tag: string;
  /** Whether a field such as `search.results.one` is inherited. */
  isInherited: (field: string) => boolean;
}

/**
 * The faults of texts with a form for each kind of number: forms that the language needs and the file lacks, and forms for
 * kinds that the language does not have. A text that is inherited whole has no fault.
 */
export function pluralProblems({
  file,
  schema,
  fields,
  tag,
  isInherited,
}: PluralCheck): ContentProblem[] {
  const rules = new Intl.PluralRules(tag);
  const known = rules.resolvedOptions().pluralCategories;
  const needed = neededForms(rules);
  return pluralFields(schema, fields, "").flatMap(({ field, forms }) => {
    const written = Object.keys(forms).filter((form) => !isInherited(`${field}.${form}`));
    if (written.length === 0) return [];
    const missing = needed.filter((form) => !written.includes(form));
    const unknown = written.filter((form) => !known.some((category) => category === form));
    const kinds = known.join(", ");
    return [
      ...missing.map((form) => ({
        file,
        field,
        value: undefined,
        remedy: `add \`${form}:\` followed by a text: the kinds of numbers of this language are ${kinds}`,
      })),
      ...unknown.map((form) => ({
        file,
        field: `${field}.${form}`,
        value: forms[form],
        remedy: `remove it: the kinds of numbers of this language are ${kinds}`,
      })),
    ];
  });
}

/** The forms that whole numbers have in a language, and `other`, which stands for any number. */
function neededForms(rules: Intl.PluralRules): string[] {
  const forms = new Set<string>(["other"]);
  for (let count = 1; count <= GREATEST_COUNT; count++) forms.add(rules.select(count));
  return [...forms];
}

interface PluralField {
  /** Such as `search.results`. */
  field: string;
  /** The texts by the kinds of numbers. */
  forms: Readonly<Record<string, unknown>>;
}

/** The texts with forms in a group of fields. */
export function pluralFields(schema: z.ZodType, value: unknown, path: string): PluralField[] {
  if (!(schema instanceof z.ZodObject) || typeof value !== "object" || value === null) return [];
  if (schema.meta()?.isPlural) {
    return [{ field: path, forms: value as PluralField["forms"] }];
  }
  return Object.entries<z.ZodType>(schema.shape).flatMap(([name, part]) => {
    const field = path === "" ? name : `${path}.${name}`;
    return pluralFields(part, Reflect.get(value, name), field);
  });
}
