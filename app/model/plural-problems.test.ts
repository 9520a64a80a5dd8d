import { expect, test } from "vitest";
import { z } from "zod";
import { plural } from "#app/words/phrases.ts";
import { pluralProblems } from "./plural-problems.ts";

const FORMS = {
  zero: "{count}",
  one: "{count}",
  two: "{count}",
  few: "{count}",
  many: "{count}",
  other: "{count}",
};
type Form = keyof typeof FORMS;

/** What is said of a text with some forms in a language, each fault as `field: remedy` up to its colon. */
function faults(tag: string, forms: readonly Form[], inherited: readonly Form[] = []): string[] {
  const results = Object.fromEntries([...forms, ...inherited].map((form) => [form, FORMS[form]]));
  const found = pluralProblems({
    file: "content/xx/words.yaml",
    schema: z.strictObject({ search: z.strictObject({ results: plural() }) }),
    fields: { search: { results } },
    tag,
    isInherited: (field) => inherited.some((form) => field.endsWith(`.${form}`)),
  });
  return found.map(
    ({ field, remedy }) => `${field}: ${remedy.replace(/:.*/, "").replaceAll("`", "")}`,
  );
}

test.each<[tag: string, forms: Form[]]>([
  ["en-us", ["one", "other"]],
  ["de", ["one", "other"]],
  ["ja", ["other"]],
  ["pl", ["one", "few", "many", "other"]],
  ["ru", ["one", "few", "many", "other"]],
  ["cs", ["one", "few", "other"]],
  ["ar", ["zero", "one", "two", "few", "many", "other"]],
  // What is counted begins with one.
  ["ar", ["one", "two", "few", "many", "other"]],
  // These languages have a form for millions, too. A file may have it.
  ["fr", ["one", "other"]],
  ["fr", ["one", "many", "other"]],
  ["it", ["one", "other"]],
  ["pt-br", ["one", "many", "other"]],
])("%s has enough with the forms %j", (tag, forms) => {
  expect(faults(tag, forms)).toEqual([]);
});

test("a form that the numbers of a language need is asked for", () => {
  expect(faults("pl", ["one", "other"])).toEqual([
    "search.results: add few",
    "search.results: add many",
  ]);
  expect(faults("en-us", ["other"])).toEqual(["search.results: add one"]);
});

test("a form that no number of a language has is refused", () => {
  expect(faults("de", ["one", "few", "other"])).toEqual(["search.results.few: remove it"]);
  expect(faults("ja", ["one", "other"])).toEqual(["search.results.one: remove it"]);
});

test("a text that mixes forms of two languages is refused, and one that is inherited whole is not", () => {
  expect(faults("de", ["one"], ["other"])).toEqual(["search.results: add other"]);
  expect(faults("ja", ["other"], ["one"])).toEqual([]);
  expect(faults("pl", [], ["one", "other"])).toEqual([]);
});
