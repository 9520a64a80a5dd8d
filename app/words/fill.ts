import { createElement, Fragment, type ReactNode } from "react";
import { isolated, isRightToLeft } from "./isolate.ts";

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
  return phrase.replace(NAME, (token, name: Names) => {
    return isolated(String(values[name] ?? token), phrase);
  });
}

/**
 * A phrase with an element in place of each of its names: `Write to {email}.` around a link. Neighboring texts become one.
 * In a text from right to left each value keeps an order of its own.
 */
export function fillNodes<Names extends string>(
  phrase: Phrase<Names>,
  nodes: Readonly<Record<NoInfer<Names>, ReactNode>>,
): ReactNode[] {
  const result: ReactNode[] = [];
  const wrapper = isRightToLeft(phrase) ? "bdi" : Fragment;
  // A split by an expression with a group gives text, name, text, name, text.
  phrase.split(NAME).forEach((part, index) => {
    const node = index % 2 === 0 ? part : nodes[part as Names];
    const previous = result.at(-1);
    const isIsolated = index % 2 === 1 && wrapper === "bdi";
    if (isIsolated || typeof node !== "string") {
      result.push(createElement(wrapper, { key: part }, node));
    } else if (typeof previous === "string") result.splice(-1, 1, previous + node);
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
  const { plurals, numbers } = formatsOf(language);
  const form = phrase[plurals.select(count)] ?? phrase.other;
  const written = numbers.format(count);
  const all: Readonly<Record<string, string | number>> = { ...values, count: written };
  return fill<string>(form, all);
}

interface CountFormats {
  plurals: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

/** The formats of each language: to make them takes a hundred times as long as to use them. */
const countFormats = new Map<string, CountFormats>();

function formatsOf(language: string): CountFormats {
  let formats = countFormats.get(language);
  if (!formats) {
    formats = {
      plurals: new Intl.PluralRules(language),
      numbers: new Intl.NumberFormat(language),
    };
    countFormats.set(language, formats);
  }
  return formats;
}
