import type { SourceFile } from "./source-files.ts";

/** The document that numbers the promises of the product. */
const PROMISES = "docs/product.md";
/** Where a promise begins, such as "- **4.3** The panel". */
const PROMISE = /^- \*\*(\d+\.\d+)\*\*/gm;
/** A citation in a comment, a test or a document: "product 4.3", "product 4.3, 5.1 and 8.9", "product 3.4 to 3.9". */
const CITATION = /\bproduct \d+\.\d+(?:(?:, | and | to )\d+\.\d+)*/gi;
const NUMBER = /\d+\.\d+/g;

/**
 * Compares the numbers that the sources cite with those of docs/product.md.
 *
 * @returns a line for each number that is cited but not promised, and for each that is promised twice
 */
export function findUnknownPromises(files: readonly SourceFile[]): string[] {
  const document = files.find(({ path }) => path === PROMISES)?.text ?? "";
  const promised = Array.from(document.matchAll(PROMISE), ([, number = ""]) => number);
  const repeated = promised.filter((number, index) => promised.indexOf(number) < index);
  const unknown = files.flatMap((file) => {
    return citationsIn(file)
      .filter(({ number }) => !promised.includes(number))
      .map(({ number, line }) => `${file.path}:${line}: ${PROMISES} has no ${number}`);
  });
  return [...repeated.map((number) => `${PROMISES}: has ${number} twice`), ...unknown];
}

/** The numbers that a file cites, each with its line, counted from 1. */
function citationsIn({ text }: SourceFile) {
  return text.split("\n").flatMap((content, index) => {
    const numbers = Array.from(content.matchAll(CITATION)).flatMap(([found]) => {
      return found.match(NUMBER) ?? [];
    });
    return numbers.map((number) => ({ number, line: index + 1 }));
  });
}
