import { parseFragment } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { checkApplication } from "#app/forms/application-rules.ts";
import { checkContact } from "#app/forms/contact-rules.ts";
import { FormProblems } from "#app/forms/form-problems.tsx";
import { RandomInput } from "./random-input.ts";

const COUNT = 5_000;
const KNOWN =
  /^(Enter (your (name|email address|message)|a subject|an email address such as name@example\.com)|Full name is required|Invalid email address|Phone number is required|Choose a file with your CV|“\u2068.*\u2069” is (neither PDF nor Word|empty)\. Choose another file\.|The file has \d+\.\d\d MB, more than the 5 MB that we can take\. Choose a smaller one\.)$/s;

/** The names of all elements in a piece of HTML, as a browser would read it. */
function elementsIn(html: string): string[] {
  const names: string[] = [];
  const walk = (node: { nodeName: string; childNodes?: unknown[] }) => {
    if (!node.nodeName.startsWith("#")) names.push(node.nodeName);
    for (const child of node.childNodes ?? []) walk(child as typeof node);
  };
  walk(parseFragment(html) as Parameters<typeof walk>[0]);
  return names;
}

/** The elements of one summary that lists all these messages. */
function summaryOf(messages: readonly string[]): Set<string> {
  const errors = Object.fromEntries(messages.map((message, index) => [`field-${index}`, message]));
  const state = { status: "invalid", attempt: 1, errors } as const;
  const html = renderToStaticMarkup(
    <FormProblems idPrefix="form" state={state} failure={{ heading: "", text: "" }} />,
  );
  return new Set(elementsIn(html));
}

const SUMMARY = new Set(["section", "h2", "ul", "li", "a"]);

describe(`${COUNT} random inputs to each form`, { timeout: 30_000 }, () => {
  test("give the contact form known messages or none, and a summary without foreign elements", () => {
    const random = new RandomInput(20_250_401);
    const messages = Array.from({ length: COUNT }, () => {
      const fields = {
        name: random.text(),
        email: random.email(),
        subject: random.text(),
        message: random.text(),
      };
      return Object.values(checkContact(fields));
    }).flat();
    expect(messages.filter((message) => !KNOWN.test(message))).toEqual([]);
    expect(summaryOf([...new Set(messages)])).toEqual(SUMMARY);
  });

  test("give the application form known messages or none, and no element made of a file's name", () => {
    const random = new RandomInput(20_250_402);
    const messages = Array.from({ length: COUNT }, () => {
      const fields = {
        fullName: random.text(),
        email: random.email(),
        phone: random.text(),
        linkedin: random.text(),
        coverLetter: random.text(),
      };
      const rules = { fileLimit: 5 * 1024 ** 2 };
      return Object.values(checkApplication(fields, random.file(), rules));
    }).flat();
    expect(messages.filter((message) => !KNOWN.test(message))).toEqual([]);
    expect(summaryOf([...new Set(messages)])).toEqual(SUMMARY);
  });
});
