import type { z } from "zod";
import type { ContentProblem } from "./content-problem.ts";
import type { SourceFile } from "./source-files.ts";

function fieldPath(path: readonly PropertyKey[]): string {
  let name = "";
  for (const key of path) {
    if (typeof key === "number") name += `[${key}]`;
    else name += name === "" ? String(key) : `.${String(key)}`;
  }
  return name === "" ? "(whole file)" : name;
}

function valueAt(fields: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === "object"
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    fields,
  );
}

function remedyFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "invalid_type") {
    return value === undefined
      ? `add this field; it must be a ${issue.expected}`
      : `write a ${issue.expected} here`;
  }
  if (issue.code === "invalid_value") return `use one of: ${issue.values.join(", ")}`;
  if (issue.code === "too_small" || issue.code === "too_big") {
    const unit = issue.origin === "array" ? "entries" : "characters";
    const exact = "exact" in issue && issue.exact ? "exactly" : undefined;
    if (issue.code === "too_small") return `give ${exact ?? "at least"} ${issue.minimum} ${unit}`;
    return `give ${exact ?? "at most"} ${issue.maximum} ${unit}`;
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
  source: SourceFile,
  schema: T,
  problems: ContentProblem[],
): z.output<T> | undefined {
  const result = schema.safeParse(source.fields);
  if (result.success) return result.data;
  for (const issue of result.error.issues.flatMap(flatten)) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        const remedy = "there is no such field: mend its spelling or remove it";
        const value = valueAt(source.fields, path);
        problems.push({ file: source.file, field: fieldPath(path), value, remedy });
      }
      continue;
    }
    const value = valueAt(source.fields, issue.path);
    const remedy = remedyFor(issue, value);
    problems.push({ file: source.file, field: fieldPath(issue.path), value, remedy });
  }
  return undefined;
}
