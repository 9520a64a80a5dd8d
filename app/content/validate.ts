import type { z } from "zod";
import type { ContentProblem } from "./content-problem.ts";
import { nearest, oneOf } from "./nearest.ts";
import type { YamlFields } from "./yaml-fields.ts";

function fieldPath(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return parts.join("").replace(/^\./, "") || "(whole file)";
}

/** Of a field that is not known: the fields that could stand there and do not, and which of them is meant. */
type Issue = z.core.$ZodIssue & { others?: string[]; meant?: string | undefined };
type IssueOf<Code> = Extract<Issue, { code: Code }>;

/** What a limit counts; a number is its own unit. */
const UNITS: Readonly<Record<string, string>> = { array: " entries", string: " characters" };

/** What the types of a schema are called, and how to write one. */
const TYPES: Readonly<Record<string, readonly [name: string, how: string]>> = {
  string: ["a text", "write a text"],
  number: ["a number", "write a number, without quotes"],
  int: ["a whole number", "write a whole number, without quotes"],
  boolean: ["true or false", "write true or false"],
  array: ["a list", "write a list: each entry on a line of its own, after a hyphen and a space"],
  object: ["fields of its own", "write its fields below it, each on a line of its own"],
};

/** What to do about a value of another type than is expected. */
function typeRemedy({ expected, input: value, path }: IssueOf<"invalid_type">): string {
  const [name, how] = TYPES[expected.replace("record", "object")] ?? [
    expected,
    `write a ${expected}`,
  ];
  const key = path.at(-1);
  if (key === undefined)
    return "write the fields of this file, each as its name, a colon and a value";
  if (typeof key === "string" && value === undefined) return `add \`${key}:\` followed by ${name}`;
  if (typeof key === "string" && value === null) return `write ${name} after \`${key}:\``;
  if (expected !== "string" || value === undefined) return how;
  if (typeof value !== "object") {
    return `put it in straight quotes, so that it is a text: "${value}"`;
  }
  // "Two: three" and {firm} are read as fields.
  const [[first, rest] = []] = Object.entries(value ?? {});
  const text = rest === null ? `{${first}}` : `${first}: ${rest}`;
  return first === undefined || Array.isArray(value)
    ? how
    : `put the text in straight quotes: "${text}"`;
}

function limitRemedy(issue: IssueOf<"too_small" | "too_big">): string {
  const unit = UNITS[issue.origin] ?? "";
  const [bound, limit] =
    issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
  if (limit === 1 && issue.code === "too_small" && unit) {
    return issue.origin === "string" ? "write a text" : "give at least one entry";
  }
  const length = unit && ` (it has ${(issue.input as string | unknown[]).length})`;
  return `give ${issue.exact ? "exactly" : bound} ${limit}${unit}${length}`;
}

function remedyFor(issue: Issue): string {
  const { input: value, others = [], meant } = issue;
  const name = String(issue.path.at(-1));
  switch (issue.code) {
    case "unrecognized_keys": {
      if (name.includes(":") && meant) return "write a space after the colon";
      if (meant) return `write \`${meant}:\` (there is no field \`${name}\`)`;
      if (value === null) return "put the text that holds a comma in straight quotes";
      const use = others.length > 0 ? `, or use one of: ${others.join(", ")}` : "";
      return `remove it: there is no such field${use}`;
    }
    case "invalid_type":
      return typeRemedy(issue);
    case "invalid_value": {
      const values = issue.values.map(String);
      if (value !== undefined && value !== null) return oneOf(String(value), values);
      return `add \`${name}:\` followed by one of: ${values.join(", ")}`;
    }
    case "too_small":
    case "too_big":
      return limitRemedy(issue);
    case "invalid_key":
      return issue.issues[0]?.message ?? issue.message;
    default:
      return issue.message;
  }
}

/** The issues that concern an editor: those of the union's branch that came closest, each key on its own. */
function flatten(issue: Issue): Issue[] {
  const { path, input } = issue;
  const part = (key: PropertyKey = "") => (input as Record<PropertyKey, unknown>)?.[key];
  if (issue.code === "unrecognized_keys") {
    // `validate` has put them into the message.
    const others = issue.message.split(" ").filter(Boolean);
    return issue.keys.map((key) => {
      // In `title:About` the field and its value are one word.
      const meant = nearest(key.replace(/:.*$/, ""), others);
      return { ...issue, path: [...path, key], input: part(key), others, meant } as Issue;
    });
  }
  if (issue.code !== "invalid_union") return [issue];
  // None of the types that it may have.
  if (issue.errors.length === 0) {
    const { options: values = [] } = issue as { options?: string[] };
    return [{ ...issue, code: "invalid_value", values, input: part(path.at(-1)) } as Issue];
  }
  const closest = issue.errors.reduce((a, b) => (b.length < a.length ? b : a));
  return closest.flatMap((inner) => flatten({ ...inner, path: [...path, ...inner.path] } as Issue));
}

/** Whether a fault of a field is but the consequence of another on its line. */
function followsFromFaultyLine(field: string, { faulty, lineOf, value }: YamlFields): boolean {
  const isOwn = /[.[]/.test(field) || field in Object(value);
  return isOwn && faulty.has(lineOf(field));
}

/** Holds a file's fields against its schema; undefined, and problems recorded, when something is wrong with them. */
export function validate<T extends z.ZodType>(
  file: string,
  yaml: YamlFields,
  schema: T,
  problems: ContentProblem[],
): z.output<T> | undefined {
  if (yaml.isPartial) return undefined;
  const result = schema.safeParse(yaml.value, {
    reportInput: true,
    error: ({ code, inst, input }) => {
      if (code !== "unrecognized_keys") return undefined;
      const { shape = {} } = inst as { shape?: object };
      const missing = Object.keys(shape).filter((key) => !(key in Object(input)));
      return missing.join(" ");
    },
  });
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(flatten);
  // Fields that are missing because their names are misspelt are told as that.
  const done = new Set(
    issues.flatMap(({ path, meant }) => (meant ? fieldPath([...path.slice(0, -1), meant]) : [])),
  );
  for (const issue of issues) {
    const field = fieldPath(issue.path);
    if (done.has(field) || followsFromFaultyLine(field, yaml)) continue;
    done.add(field);
    problems.push({ file, field, value: issue.input, remedy: remedyFor(issue) });
  }
  return undefined;
}
