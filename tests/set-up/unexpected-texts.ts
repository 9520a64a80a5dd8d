import type { Content } from "#app/model/content.ts";

/** What may stand outside of the brackets, beside the facts of the firm. */
const ALLOWED: readonly RegExp[] = [
  // Addresses, and signs in their structured data.
  /https?:\S+|www\.\S+|\S+@\S+/g,
  // Dates as `Intl` writes them in this language.
  /\d{4}-\p{L}+(-\d\d)?/gu,
  // Dates, times, sizes, durations and names of countries and languages as `Intl` or a standard writes them.
  /\p{L}+, la \d+-a de \p{L}+ \d{4}, [\d:]+ – [\d:]+ UTC[+-]\d+/gu,
  /(PDF|PPTX|XLSX|EPUB|ZIP), [\d.,]+ [kM]?B\b/g,
  /^PT(\d+[HMS])+$/g,
  /, \d+ , Svisujo|^CH$/g,
  /^(angla|germana)$/g,
  // Names of languages, in their own language.
  /^English$|esperanto/gi,
  // Names in braces, which the scripts fill in.
  /\{\w+\}/g,
];

/** The texts that hold words beside the facts of the firm and what is allowed. */
export function unexpectedTexts(texts: readonly string[], site: Content["site"]): string[] {
  const facts = factsOf(site).sort((a, b) => b.length - a.length);
  const left = texts.map((text) => {
    const withoutFacts = facts.reduce((rest, fact) => rest.replaceAll(fact, ""), text);
    return ALLOWED.reduce((rest, pattern) => rest.replaceAll(pattern, ""), withoutFacts);
  });
  return [...new Set(left)].filter((text) => /\p{L}{2}/u.test(text));
}

/** What no language translates: names, telephone numbers, addresses of offices. */
function factsOf({ name, legalName, phone, addresses }: Content["site"]): string[] {
  const ofOffices = addresses.flatMap((office) => Object.values(office));
  return [name, legalName, phone, ...ofOffices.filter((fact) => fact !== undefined)];
}
