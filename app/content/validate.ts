import type { z } from "zod";
import { type ContentProblem, nearest, oneOf } from "./content-problem.ts";
import type { YamlFields } from "./yaml-fields.ts";

type Issue = z.core.$ZodIssue;
type IssueOf<Code> = Extract<Issue, { code: Code }>;

/** What is wrong with a field; of one that is not known, which one is `meant`. */
interface Fault extends Pick<Issue, "path" | "input"> {
  remedy: string;
  meant?: string | undefined;
}

function fieldPath(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return parts.join("").replace(/^\./, "") || "(whole file)";
}

/** What to write where a schema expects a type. */
const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  boolean: "true or false",
  array: "a list: each entry on a line of its own, after a hyphen and a space",
  object: "its fields below it, each on a line of its own",
};

/** What to do about a value of another type than is expected. */
function typeRemedy({ expected, input: value, path }: IssueOf<"invalid_type">): string {
  const type = TYPES[expected.replace("record", "object")] ?? expected;
  const key = path.at(-1);
  if (key === undefined)
    return "write the fields of this file, each as its name, a colon and a value";
  if (typeof key === "string" && value === undefined) return `add \`${key}:\` followed by ${type}`;
  if (typeof key === "string" && value === null) return `after \`${key}:\`, write ${type}`;
  if (expected !== "string" || Array.isArray(value) || value === null) return `write ${type}`;
  // "Two: three" and {firm} are read as fields.
  const [[name, rest] = []] = typeof value === "object" ? Object.entries(value) : [];
  const text = rest === null ? `{${name}}` : `${name}: ${rest}`;
  if (name) return `put the text in straight quotes: "${text}"`;
  return `put it in straight quotes, so that it is a text: "${value}"`;
}

function limitRemedy(issue: IssueOf<"too_small" | "too_big">): string {
  // Words of the schema's own.
  if (!issue.message.startsWith("Too ")) return issue.message;
  const isLeast = issue.code === "too_small";
  const limit = isLeast ? issue.minimum : issue.maximum;
  const bound = issue.exact ? "exactly" : `at ${isLeast ? "least" : "most"}`;
  const units = { array: limit === 1 ? "entry" : "entries", string: "characters" };
  const unit = units[issue.origin as keyof typeof units];
  const length = unit && ` ${unit} (it has ${(issue.input as string | unknown[]).length})`;
  return `give ${bound} ${limit}${length ?? ""}`;
}

/** @param others fields that could stand in its place and do not */
function unknownFault(name: string, input: unknown, others: readonly string[]) {
  // In `title:About` the field and its value are one word.
  const meant = nearest(name.replace(/:.*$/, ""), others);
  const use = others.length > 0 ? `, or use one of: ${others.join(", ")}` : "";
  let remedy = `remove it: there is no such field${use}`;
  if (meant) remedy = `write \`${meant}:\` (there is no field \`${name}\`)`;
  else if (input === null) remedy = "put the text that holds a comma in straight quotes";
  if (meant && name.includes(":")) remedy = "write a space after the colon";
  return { input, remedy, meant };
}

function optionRemedy(value: unknown, options: readonly string[], name: PropertyKey = "") {
  if (value !== undefined && value !== null) return oneOf(String(value), options);
  return `add \`${String(name)}:\` followed by one of: ${options.join(", ")}`;
}

/** The faults that concern an editor: those of the union's branch that came closest, each key on its own. */
function faultsOf(issue: Issue): Fault[] {
  const { path, input, message } = issue;
  const name = path.at(-1);
  switch (issue.code) {
    case "unrecognized_keys": {
      // `validate` has put them into the message.
      const others = message.split(" ").filter(Boolean);
      const fault = (key: string) => unknownFault(key, Object(input)[key], others);
      return issue.keys.map((key) => ({ path: [...path, key], ...fault(key) }));
    }
    case "invalid_union": {
      const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
      if (closest)
        return closest.flatMap((inner) => faultsOf({ ...inner, path: [...path, ...inner.path] }));
      // None of the types that it may have.
      const { options = [] } = issue as { options?: string[] };
      const value = Object(input)[name ?? ""];
      return [{ path, input: value, remedy: optionRemedy(value, options, name) }];
    }
    case "invalid_value":
      return [{ path, input, remedy: optionRemedy(input, issue.values.map(String), name) }];
    case "invalid_type":
      return [{ path, input, remedy: typeRemedy(issue) }];
    case "too_small":
    case "too_big":
      return [{ path, input, remedy: limitRemedy(issue) }];
    case "invalid_key":
      return [{ path, input, remedy: issue.issues[0]?.message ?? message }];
    default:
      return [{ path, input, remedy: message }];
  }
}

/** Holds a file's fields against its schema; undefined, and problems recorded, when something is wrong with them. */
export function validate<T extends z.ZodType>(
  file: string,
  { value, lineOf }: YamlFields,
  schema: T,
  problems: ContentProblem[],
): z.output<T> | undefined {
  if (value === undefined) return undefined;
  const result = schema.safeParse(value, {
    reportInput: true,
    error: ({ code, inst, input }) => {
      if (code !== "unrecognized_keys") return undefined;
      const { shape = {} } = inst as { shape?: object };
      const others = Object.keys(shape).filter((key) => !(key in Object(input)));
      return others.join(" ");
    },
  });
  if (result.success) return result.data;
  // What is wrong with the fields of a line that cannot be read follows from that.
  const lines = new Set(problems.map((one) => one.file === file && one.line));
  const faults = result.error.issues.flatMap(faultsOf);
  // Fields that are missing because their names are misspelt are told as that.
  const missing = faults.map(({ path, meant }) => meant && fieldPath(path.with(-1, meant)));
  const done = new Set(missing);
  for (const { path, input, remedy } of faults) {
    const field = fieldPath(path);
    if (done.has(field) || (input !== undefined && lines.has(lineOf(field) ?? 0))) continue;
    done.add(field);
    problems.push({ file, field, value: input, remedy });
  }
  return undefined;
}
