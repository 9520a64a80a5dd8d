import type { z } from "zod";
import { type ContentProblem, nearest, oneOf } from "./content-problem.ts";
import type { YamlFields } from "./yaml-fields.ts";

type Issue = z.core.$ZodIssue;

/** What is wrong with a field; of one that is not known, which one is `meant`. */
type Fault = Pick<Issue, "path" | "input"> & { remedy: string; meant?: string | undefined };

/** What to write where a schema expects a type. */
const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  boolean: "true or false",
  array: "a list: each entry on a line of its own, after a hyphen and a space",
  object: "its fields below it, each on a line of its own",
  record: "its fields below it, each on a line of its own",
};

function fieldPath(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return parts.join("").replace(/^\./, "") || "(whole file)";
}

/** In place of zod's own words; for unknown keys, those that could stand in their place and do not. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "unrecognized_keys") {
    const { shape = {} } = issue.inst as { shape?: object };
    const others = Object.keys(shape).filter((key) => !(key in Object(issue.input)));
    return others.join(" ");
  }
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  const isLeast = issue.code === "too_small";
  const limit = isLeast ? issue.minimum : issue.maximum;
  const bound = issue.exact ? "exactly" : `at ${isLeast ? "least" : "most"}`;
  const units = { array: limit === 1 ? "entry" : "entries", string: "characters" };
  const unit = units[issue.origin as keyof typeof units];
  const length = unit && ` ${unit} (it has ${(issue.input as string | unknown[]).length})`;
  return `give ${bound} ${limit}${length ?? ""}`;
}

/** What to do about a value that is not there, or is none of those expected. */
function valueRemedy(value: unknown, name: PropertyKey | undefined, wanted: string | string[]) {
  const words = typeof wanted === "string" ? wanted : `one of: ${wanted.join(", ")}`;
  if (name === undefined)
    return "write the fields of this file, each as its name, a colon and a value";
  if (typeof name === "string" && value === undefined)
    return `add \`${name}:\` followed by ${words}`;
  if (typeof name === "string" && value === null) return `after \`${name}:\`, write ${words}`;
  if (typeof wanted !== "string") return oneOf(String(value), wanted);
  if (wanted !== TYPES.string || Array.isArray(value) || value === null) return `write ${wanted}`;
  // "Two: three" and {firm} are read as fields.
  const [[first, rest] = []] = typeof value === "object" ? Object.entries(value) : [];
  const text = rest === null ? `{${first}}` : `${first}: ${rest}`;
  if (first) return `put the text in straight quotes: "${text}"`;
  return `put it in straight quotes, so that it is a text: "${value}"`;
}

/** The faults that concern an editor: those of the union's branch that came closest, each key on its own. */
function faultsOf(issue: Issue): Fault[] {
  const { path, input, message } = issue;
  const name = path.at(-1);
  const fault = (remedy: string, value = input) => [{ path, input: value, remedy }];
  switch (issue.code) {
    case "unrecognized_keys": {
      const others = message.split(" ").filter(Boolean);
      return issue.keys.map((key) => {
        const value = Object(input)[key];
        // In `title:About` the field and its value are one word.
        const meant = nearest(key.replace(/:.*$/, ""), others);
        const use = others.length > 0 ? `, or use one of: ${others.join(", ")}` : "";
        let remedy = `remove it: there is no such field${use}`;
        if (value === null) remedy = "put the text that holds a comma in straight quotes";
        if (meant) remedy = `write \`${meant}:\` (there is no field \`${key}\`)`;
        if (meant && key.includes(":")) remedy = "write a space after the colon";
        return { path: [...path, key], input: value, remedy, meant };
      });
    }
    case "invalid_union": {
      const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
      if (closest)
        return closest.flatMap((inner) => faultsOf({ ...inner, path: [...path, ...inner.path] }));
      // None of the types that it may have.
      const { options = [] } = issue as { options?: string[] };
      const value = Object(input)[name ?? ""];
      return fault(valueRemedy(value, name, options), value);
    }
    case "invalid_value":
      return fault(valueRemedy(input, name, issue.values.map(String)));
    case "invalid_type":
      return fault(valueRemedy(input, name, TYPES[issue.expected] ?? issue.expected));
    case "invalid_key":
      return fault(issue.issues[0]?.message ?? message);
    default:
      return fault(message);
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
  const result = schema.safeParse(value, { reportInput: true, error: messageOf });
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
