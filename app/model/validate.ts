import type { z } from "zod";
import { type ContentProblem, nearest, unknownWordRemedy } from "./content-problem.ts";
import { hasUnfilledToken } from "./content-tokens.ts";
import { fieldsAt } from "./fields/field-leaves.ts";
import type { YamlFields } from "./yaml/yaml-fields.ts";

type Issue = z.core.$ZodIssue;

/** Whether a field such as `links[1].href` has the value of the original. */
type IsInherited = (field: string) => boolean;

/** A problem of a field. */
interface Fault extends Pick<Issue, "path" | "input"> {
  remedy: string;
  /** The field that an unknown name probably means. */
  meant?: string | undefined;
  /** Whether a rule for a group of fields has found the fault. Its input is then the whole group. */
  isOfGroup?: boolean;
  /** Whether nothing on the level of the field, and no similar name, has this name. */
  isUnknown?: boolean;
}

/** What to write for each type, by Zod's name of the type. */
const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  boolean: "true or false",
  array: "a list: each entry on a line of its own, after a hyphen and a space",
  object: "its fields below it, each on a line of its own",
  record: "its fields below it, each on a line of its own",
};

/**
 * Validates the fields of a file.
 *
 * @param problems receives every problem
 * @param isInherited whether a field has the value of the original: it is then not written in this file
 * @returns the fields; undefined if they have a problem
 */
export function validate<T extends z.ZodType>(
  file: string,
  { value, lineOf }: YamlFields,
  schema: T,
  problems: ContentProblem[],
  isInherited: IsInherited = () => false,
): z.output<T> | undefined {
  if (value === undefined) return undefined;
  const result = schema.safeParse(value, { reportInput: true, error: messageOf });
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap((issue) => faultsOf(issue, isInherited));
  // A field with a misspelled name is reported as misspelled, and not also as missing.
  const reportedFields = new Set(faults.map(meantPath));
  const linesWithProblems = new Set(
    problems.filter((problem) => problem.file === file).map(({ line }) => line),
  );
  for (const fault of faults) {
    const { path, remedy, isUnknown, isOfGroup } = fault;
    const input = isOfGroup ? inputAt(value, path) : fault.input;
    const field = fieldPath(path);
    // Problems of the fields on an unreadable line follow from the line. They are not reported.
    const isInBrokenLine = input !== undefined && linesWithProblems.has(lineOf(field) ?? 0);
    if (reportedFields.has(field) || isInBrokenLine) continue;
    reportedFields.add(field);
    const levelRemedy = isUnknown ? otherLevelRemedy(schema, value, path) : undefined;
    problems.push({ file, field, value: input, remedy: levelRemedy ?? remedy });
  }
  return undefined;
}

/** The value of a field in some content. Undefined if it is missing. */
function inputAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((group, name) => Object(group)[name], content);
}

/** What to do about a field that belongs one level up. Undefined if that level has no such field, or has it already. */
function otherLevelRemedy(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): string | undefined {
  const group = path.slice(0, -1);
  // An entry of a list has no name: the level above it is that of the list.
  while (typeof group.at(-1) === "number") group.pop();
  const groupName = group.pop();
  if (groupName === undefined) return undefined;
  const name = String(path.at(-1));
  const level = fieldsAt(schema, value, group);
  if (!level?.known.includes(name) || level.written.includes(name)) return undefined;
  const levelName = group.at(-1);
  const place =
    typeof levelName === "string" ? `in \`${levelName}\`` : `beside \`${String(groupName)}\``;
  return `write it one level up, ${place}`;
}

/** The path of the field that a misspelled name means. */
function meantPath({ path, meant }: Fault): string | undefined {
  return meant === undefined ? undefined : fieldPath(path.with(-1, meant));
}

/** The path of a field, such as `caseStudies[1].title`. */
function fieldPath(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return parts.join("").replace(/^\./, "") || "(whole file)";
}

/**
 * Replaces Zod's messages by remedies. For unknown keys the message lists the keys that the schema knows, because a finished
 * issue no longer has its schema.
 */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "unrecognized_keys": {
      const { shape = {} } = issue.inst as { shape?: object };
      return Object.keys(shape).join(" ");
    }
    case "too_small":
      return limitRemedy(issue, "least", issue.minimum);
    case "too_big":
      return limitRemedy(issue, "most", issue.maximum);
    default:
      return undefined;
  }
}

type LimitIssue = Extract<z.core.$ZodRawIssue, { code: "too_small" | "too_big" }>;

function limitRemedy(
  { exact, origin, input }: LimitIssue,
  end: "least" | "most",
  limit: number | bigint,
): string {
  const remedy = `give ${exact ? "exactly" : `at ${end}`} ${limit}`;
  if (origin === "string") return `${remedy} characters (it has ${String(input).length})`;
  if (origin !== "array") return remedy;
  const { length } = input as unknown[];
  return `${remedy} ${limit === 1 ? "entry" : "entries"} (it has ${length})`;
}

/**
 * The faults that an editor sees. For a union they are those of the option that fits best: it has the fewest faults, and the
 * most names of fields that are only misspelled. Each unknown key is a fault of its own.
 */
function faultsOf(issue: Issue, isInherited: IsInherited): Fault[] {
  const { path, input, message } = issue;
  const name = path.at(-1);
  switch (issue.code) {
    case "unrecognized_keys":
      return unknownKeyFaults(issue, isInherited);
    case "invalid_union":
      return unionFaults(issue, isInherited);
    case "invalid_value": {
      const remedy = wordRemedy(input, name, issue.values.map(String));
      return [{ path, input, remedy }];
    }
    case "invalid_type": {
      const remedy = typeRemedy(input, name, TYPES[issue.expected] ?? issue.expected);
      return [{ path, input, remedy }];
    }
    case "too_small":
    case "too_big":
      // The length of a text is unknown until its tokens are replaced.
      if (typeof input === "string" && hasUnfilledToken(input)) return [];
      return [{ path, input, remedy: message }];
    case "invalid_key":
      return [{ path, input, remedy: issue.issues[0]?.message ?? message }];
    case "custom":
      return [{ path, input, remedy: message, isOfGroup: path.length > 0 }];
    default:
      return [{ path, input, remedy: message }];
  }
}

/** A field that is written cannot be meant. A translation has most fields without writing them. */
function unknownKeyFaults(
  { path, input, keys, message }: z.core.$ZodIssueUnrecognizedKeys,
  isInherited: IsInherited,
): Fault[] {
  // `messageOf` has joined them.
  const knownKeys = message.split(" ").filter(Boolean);
  const possibleKeys = knownKeys.filter((key) => {
    return !(key in Object(input)) || isInherited(fieldPath([...path, key]));
  });
  return keys.map((key) => {
    const value = Object(input)[key];
    // YAML reads `title:About` as a single word.
    const meant = nearest(key.replace(/:.*$/, ""), possibleKeys);
    const remedy = unknownKeyRemedy(key, value, meant, possibleKeys);
    const isUnknown = meant === undefined && value !== null;
    return { path: [...path, key], input: value, remedy, meant, isUnknown };
  });
}

function unknownKeyRemedy(
  key: string,
  value: unknown,
  meant: string | undefined,
  possibleKeys: readonly string[],
): string {
  if (meant && key.includes(":")) return "write a space after the colon";
  if (meant) return `write \`${meant}:\` (there is no field \`${key}\`)`;
  if (value === null) return "put the text that holds a comma in straight quotes";
  const choice = possibleKeys.length > 0 ? `, or use one of: ${possibleKeys.join(", ")}` : "";
  return `remove it: there is no such field${choice}`;
}

function unionFaults(issue: z.core.$ZodIssueInvalidUnion, isInherited: IsInherited): Fault[] {
  const { path, input, errors } = issue;
  const alternatives = errors.map((issues) => ({
    count: issues.length,
    faults: issues.flatMap((inner) => {
      return faultsOf({ ...inner, path: [...path, ...inner.path] }, isInherited);
    }),
  }));
  const [closest] = alternatives.toSorted(
    (a, b) => a.count - b.count || misspelled(b) - misspelled(a),
  );
  if (closest) return closest.faults;
  // The discriminator has none of its possible values.
  const name = path.at(-1);
  const { options = [] } = issue as { options?: string[] };
  const value = Object(input)[name ?? ""];
  return [{ path, input: value, remedy: wordRemedy(value, name, options) }];
}

/** The number of unknown keys that are nearly the name of a field. */
function misspelled({ faults }: { faults: readonly Fault[] }): number {
  return faults.filter(({ meant }) => meant !== undefined).length;
}

/** What to do about a value that is not in a list of words. */
function wordRemedy(
  value: unknown,
  name: PropertyKey | undefined,
  words: readonly string[],
): string {
  const isMissing = value === undefined || value === null;
  const isField = name === undefined || typeof name === "string";
  if (isMissing && isField) return missingRemedy(value, name, `one of: ${words.join(", ")}`);
  return unknownWordRemedy(String(value), words);
}

/** What to do about a value of a wrong type. `wanted` describes the right type. */
function typeRemedy(value: unknown, name: PropertyKey | undefined, wanted: string): string {
  const isMissing = value === undefined || value === null;
  if (name === undefined || (isMissing && typeof name === "string")) {
    return missingRemedy(value, name, wanted);
  }
  const isText = wanted === TYPES.string && !Array.isArray(value) && value !== null;
  if (isText) return quotesRemedy(value);
  const isNumber = wanted === TYPES.number || wanted === TYPES.int;
  return (isNumber && commaRemedy(value)) || `write ${wanted}`;
}

/**
 * A number, and the decimals after its last comma. Three digits after a comma are no decimals, because a comma separates
 * thousands.
 */
const NUMBER_WITH_COMMA = /^([-+]?\d[\d. ,]*?)(?:,(\d{1,2}|\d{4,}))?$/;
const COMMAS_BETWEEN_THOUSANDS = /^[-+]?\d{1,3}(?:,\d{3})+$/;

/** What to do about a number with a comma. Undefined for any other value. */
function commaRemedy(value: unknown): string | undefined {
  if (typeof value !== "string" || !value.includes(",")) return undefined;
  const [, whole = "", decimals] = NUMBER_WITH_COMMA.exec(value) ?? [];
  if (decimals !== undefined) {
    const digits = whole.replace(/[. ]/g, "");
    return `write ${digits}.${decimals}: decimals begin with a point, not with a comma`;
  }
  if (!COMMAS_BETWEEN_THOUSANDS.test(whole)) return undefined;
  return `write ${whole.replaceAll(",", "")}: there is no comma between the digits`;
}

function missingRemedy(value: unknown, name: PropertyKey | undefined, wanted: string): string {
  if (name === undefined) {
    return "write the fields of this file, each as its name, a colon and a value";
  }
  return value === null
    ? `after \`${String(name)}:\`, write ${wanted}`
    : `add \`${String(name)}:\` followed by ${wanted}`;
}

/** What to do about a text that YAML reads as another type: digits as a number, "Two: three" and {firm} as fields. */
function quotesRemedy(value: unknown): string {
  const [field] = typeof value === "object" ? Object.entries(Object(value)) : [];
  if (!field) return `put it in straight quotes, so that it is a text: "${value}"`;
  const [name, rest] = field;
  const text = rest === null ? `{${name}}` : `${name}: ${rest}`;
  return `put the text in straight quotes: "${text}"`;
}
