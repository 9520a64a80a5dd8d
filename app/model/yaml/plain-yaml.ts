/*
 * The simplest YAML: a field in each line, and groups of such fields. The editor writes nearly every insight in this form. The
 * library for YAML takes half a millisecond for it, which is five seconds for ten thousand insights.
 */

/** A text that YAML contains as it is, without quotes: it begins with a letter, and has no sign that YAML reads there. */
const PLAIN_TEXT = /^(?:\p{L}[\p{L}\p{M}\p{N}_ ,.;'’"“”()?!/%&€–—-]*|\d{4}-\d\d-\d\d)(?<![ -])$/u;

/** Words that YAML does not read as a text. */
const CONSTANT = /^(?:null|true|false)$/i;

const FIELD_NAME = /^[A-Za-z]\w*$/;

/** A field with its value, alone or in a group. */
const FIELD_LINE = /^( {2})?([A-Za-z]\w*):(?: (\S.*))?$/;

/** A text in quotes without a sign that is written in another way there. */
const QUOTED_TEXT = /^(?:"([^"\\\p{C}]*)"|'([^'\p{C}]*)')$/u;

const WHOLE_NUMBER = /^(?:0|-?[1-9]\d{0,8})$/;

type Group = Record<string, unknown>;

/** Whether YAML contains a value as it is, without quotes. */
export function isPlainText(value: unknown): value is string {
  return typeof value === "string" && PLAIN_TEXT.test(value) && !CONSTANT.test(value);
}

/** Whether a word can name a field without quotes. */
export function isPlainName(name: string): boolean {
  return FIELD_NAME.test(name) && !CONSTANT.test(name);
}

/**
 * Reads the simplest YAML. The result is that of the library.
 *
 * @returns undefined if the lines hold anything else. Then only the library knows what they mean, or what is wrong.
 */
export function readPlainFields(lines: readonly string[]): Group | undefined {
  const fields: Group = {};
  let group: Group | undefined;
  for (const line of lines) {
    const [, indent, name = "", written] = FIELD_LINE.exec(line) ?? [];
    const target = indent === undefined ? fields : group;
    if (!target || !isPlainName(name) || Object.hasOwn(target, name)) return undefined;
    if (written === undefined) {
      // A group within a group, or a group without a field, is not simple.
      if (indent !== undefined || isEmpty(group)) return undefined;
      group = {};
      target[name] = group;
      continue;
    }
    const value = readValue(written);
    if (value === undefined) return undefined;
    target[name] = value;
    if (indent !== undefined) continue;
    if (isEmpty(group)) return undefined;
    group = undefined;
  }
  return isEmpty(fields) || isEmpty(group) ? undefined : fields;
}

function isEmpty(group: Group | undefined): boolean {
  return group !== undefined && Object.keys(group).length === 0;
}

function readValue(written: string): string | number | boolean | undefined {
  if (isPlainText(written)) return written;
  if (WHOLE_NUMBER.test(written)) return Number(written);
  if (written === "true" || written === "false") return written === "true";
  const [, inDoubleQuotes, inSingleQuotes] = QUOTED_TEXT.exec(written) ?? [];
  return inDoubleQuotes ?? inSingleQuotes;
}
