import type { z } from "zod";
import type { ContentProblem } from "./content-problem.ts";

type Path = readonly PropertyKey[];

function fieldPath(path: Path): string {
  const parts = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return parts.join("").replace(/^\./, "") || "(whole file)";
}

function valueAt(fields: unknown, path: Path): unknown {
  let value = fields;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value;
}

/** What a limit counts; a number is its own unit. */
const UNITS: Readonly<Record<string, string>> = { array: " entries", string: " characters" };

function remedyFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "unrecognized_keys") {
    return "there is no such field: mend its spelling or remove it";
  }
  if (issue.code === "invalid_type") {
    return value === undefined
      ? `add this field; it must be a ${issue.expected}`
      : `write a ${issue.expected} here`;
  }
  if (issue.code === "invalid_value") return `use one of: ${issue.values.join(", ")}`;
  if (issue.code === "too_small" || issue.code === "too_big") {
    const unit = UNITS[issue.origin] ?? "";
    const [bound, limit] =
      issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
    return `give ${issue.exact ? "exactly" : bound} ${limit}${unit}`;
  }
  return issue.message;
}

/** The issues that concern an editor: those of the union's branch that came closest. */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const closest = issue.errors.reduce((a, b) => (b.length < a.length ? b : a));
  return closest.flatMap((inner) =>
    flatten({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue),
  );
}

/**
 * Holds a file's fields against its schema.
 *
 * @returns the typed fields, or undefined when problems were recorded
 */
export function validate<T extends z.ZodType>(
  file: string,
  fields: unknown,
  schema: T,
  problems: ContentProblem[],
): z.output<T> | undefined {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  for (const issue of result.error.issues.flatMap(flatten)) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [key]) : [[]];
    for (const key of keys) {
      const path = [...issue.path, ...key];
      const value = valueAt(fields, path);
      problems.push({ file, field: fieldPath(path), value, remedy: remedyFor(issue, value) });
    }
  }
  return undefined;
}
