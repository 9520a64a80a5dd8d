import { isolated } from "#app/words/isolate.ts";
import { type ContentProblem, unknownWordRemedy } from "./content-problem.ts";
import { TOKEN } from "./content-tokens.ts";
import type { FieldValue } from "./findings.ts";
import { lineAt } from "./line-at.ts";

/** An HTML entity such as `&amp;`, except `\&amp;`, and `&amp;` within code. */
const ENTITY = /(?<!\\|\B`)&(?:#\d+|#x[\da-f]+|[a-z]{2,31}\d*);/;

/** Matches a token such as `{firm}` with the full stop after it, or an HTML entity. */
const TOKEN_OR_ENTITY = new RegExp(`${TOKEN.source}(\\.?)|${ENTITY.source}`, "gi");

/** What the tokens of a text stand for. */
export interface Tokens {
  /** By name, such as `firm`. Undefined if they are not known: then every token stays. */
  values: Readonly<Record<string, unknown>> | undefined;
  /** Whether a name that is no token stays in the text. Otherwise it is reported. */
  allowsUnknown: boolean;
}

/**
 * Replaces the tokens of a text. Reports unknown tokens, and HTML entities, because pages would show them as written.
 *
 * @param position of the text in the content
 * @param problems receives every problem
 */
export function fillTokens(
  text: string,
  { line, ...position }: Omit<FieldValue, "value">,
  { values, allowsUnknown }: Tokens,
  problems: ContentProblem[],
): string {
  const report = (index: number, value: string, remedy: string) => {
    const lineInFile = line && line + lineAt(text, index) - 1;
    problems.push({ ...position, line: lineInFile, value, remedy });
  };
  return text.replace(
    TOKEN_OR_ENTITY,
    (match, name: string | undefined, fullStop: string, index: number) => {
      if (name === undefined) {
        report(index, match, entityRemedy(match));
        return match;
      }
      const token = `{${name}}`;
      if (!values) return token + fullStop;
      if (!Object.hasOwn(values, name)) {
        if (!allowsUnknown) report(index, token, tokenRemedy(token, Object.keys(values)));
        return match;
      }
      const words = String(values[name] ?? token);
      // "Ltd." at the end of a sentence gets no second full stop.
      return isolated(words, text) + (words.endsWith(".") ? "" : fullStop);
    },
  );
}

function entityRemedy(entity: string): string {
  const character = entity === "&nbsp;" ? "a space" : "the character itself";
  return `write ${character}: ${entity} is shown as it stands`;
}

function tokenRemedy(token: string, known: readonly string[]): string {
  if (known.length === 0) return "write the words: there are no names";
  const knownTokens = known.map((name) => `{${name}}`);
  return unknownWordRemedy(token, knownTokens);
}
