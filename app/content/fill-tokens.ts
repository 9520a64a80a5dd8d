import { typographic } from "#app/lib/typography.ts";
import type { ContentProblem } from "./content-problem.ts";
import type { SourceFile } from "./source-files.ts";

/** What stands for `{firm}`, `{phone}` and the like in the content. */
export type Tokens = Readonly<Record<string, string>>;

const TOKEN = /\{([a-zA-Z]+)\}/g;

function fillText(value: string, tokens: Tokens, onUnknown: (name: string) => void): string {
  return value.replace(TOKEN, (whole, name: string) => {
    const filled = tokens[name];
    if (filled === undefined) onUnknown(name);
    return filled ?? whole;
  });
}

function fillValue(
  value: unknown,
  path: string,
  tokens: Tokens,
  onUnknown: (field: string, name: string) => void,
): unknown {
  if (typeof value === "string") {
    return typographic(fillText(value, tokens, (name) => onUnknown(path, name)));
  }
  if (Array.isArray(value)) {
    return value.map((entry, index) => fillValue(entry, `${path}[${index}]`, tokens, onUnknown));
  }
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        fillValue(entry, path === "" ? key : `${path}.${key}`, tokens, onUnknown),
      ]),
    );
  }
  return value;
}

/**
 * Sets quotes and apostrophes in the fields, and replaces `{firm}`, `{legalName}`, `{phone}`, `{email}` and `{site}` in every text of a file, so that the
 * firm's identity stands in one file only (decision 1).
 *
 * @param problems receives a problem for each name that is not known
 */
export function fillTokens(
  source: SourceFile,
  tokens: Tokens,
  problems: ContentProblem[],
): SourceFile {
  const remedy = `use one of: ${Object.keys(tokens)
    .map((name) => `{${name}}`)
    .join(", ")}`;
  const onUnknown = (field: string, name: string) =>
    problems.push({ file: source.file, field, value: `{${name}}`, remedy });
  return {
    file: source.file,
    fields: fillValue(source.fields, "", tokens, onUnknown),
    body: fillText(source.body, tokens, (name) => onUnknown("body", name)),
  };
}
