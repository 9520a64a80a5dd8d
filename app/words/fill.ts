import { createElement, Fragment, type ReactNode } from "react";

declare const namesOfPhrase: unique symbol;

/** A text of content/words.yaml in which `{name}` stands for each of `Names`; none, for a text that is shown as it is. */
export type Phrase<Names extends string = never> = string & { readonly [namesOfPhrase]?: Names };

/** The forms of a phrase for numbers, by the plural categories of the language. Every language has `other`. */
export type PluralPhrase<Names extends string = never> = Readonly<
  Record<"other", Phrase<Names | "count">> &
    Partial<Record<"zero" | "one" | "two" | "few" | "many", Phrase<Names | "count">>>
>;

const NAME = /\{([a-zA-Z]+)\}/g;

/** A phrase with a value in place of each of its names. */
export function fill<Names extends string>(
  phrase: Phrase<Names>,
  values: Readonly<Record<NoInfer<Names>, string | number>>,
): string {
  return phrase.replace(NAME, (token, name: Names) => String(values[name] ?? token));
}

/** The same with elements: `Write to {email}.` around a link. Neighbouring texts become one. */
export function fillNodes<Names extends string>(
  phrase: Phrase<Names>,
  nodes: Readonly<Record<NoInfer<Names>, ReactNode>>,
): ReactNode[] {
  const result: ReactNode[] = [];
  // A split by an expression with a group gives text, name, text, name, text.
  phrase.split(NAME).forEach((part, index) => {
    const node = index % 2 === 0 ? part : nodes[part as Names];
    const previous = result.at(-1);
    if (typeof node !== "string") result.push(createElement(Fragment, { key: part }, node));
    else if (typeof previous === "string") result.splice(-1, 1, previous + node);
    else result.push(node);
  });
  return result;
}

/**
 * The form of a phrase for a number, with the number in place of `{count}`, written as the language writes it.
 *
 * @param language a language tag such as `en-US`
 * @param values of the other names
 */
export function fillPlural<Names extends string>(
  phrase: PluralPhrase<Names>,
  language: string,
  count: number,
  values: Readonly<Record<Exclude<NoInfer<Names>, "count">, string | number>>,
): string {
  const form = phrase[new Intl.PluralRules(language).select(count)] ?? phrase.other;
  const written = new Intl.NumberFormat(language).format(count);
  const all: Readonly<Record<string, string | number>> = { ...values, count: written };
  return fill<string>(form, all);
}
