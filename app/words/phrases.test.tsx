import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fill, fillNodes, fillPlural, type Phrase, type PluralPhrase } from "./fill.ts";
import { passage, phrase, plural } from "./phrases.ts";

/** What is said of a value; empty for a sound one. */
function remediesOf(schema: ReturnType<typeof phrase> | ReturnType<typeof plural>, value: unknown) {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ message }) => message) ?? [];
}

describe("a phrase", () => {
  test("has each of its names, in any order", () => {
    expect(remediesOf(phrase("from", "to"), "to {to}, from {from}")).toEqual([]);
    expect(remediesOf(passage("name"), "Good day, {name}.\nHow are you?")).toEqual([]);
  });

  test("that lacks a name is refused with the name", () => {
    expect(remediesOf(phrase("from", "to"), "from {from}")).toEqual([
      "write {to} where it is to stand",
    ]);
  });

  test("with a name that nothing fills in is refused with the names that it can have", () => {
    expect(remediesOf(phrase("from"), "{from} {form}")).toEqual([
      "remove {form}: the names of this text are {from}",
    ]);
    expect(remediesOf(phrase(), "{count} results")).toEqual([
      "remove {count}: the names of this text are none",
    ]);
  });

  test("is not empty, and has no white space at its ends", () => {
    expect(remediesOf(phrase(), "")).toEqual(["write a text"]);
    expect(remediesOf(phrase(), " Close")).toEqual(["must not begin or end with white space"]);
  });
});

describe("a phrase for a number", () => {
  const results = plural("query");

  test("may spell the number out, but in its last form", () => {
    const forms = { one: "One result for {query}", other: "{count} results for {query}" };
    expect(remediesOf(results, forms)).toEqual([]);
    expect(remediesOf(results, { other: "Results for {query}" })).toEqual([
      "write {count} where it is to stand",
    ]);
  });

  test("takes the form and the digits of the language", () => {
    const english: PluralPhrase = { one: "{count} result", other: "{count} results" };
    expect(fillPlural(english, "en-US", 1, {})).toBe("1 result");
    expect(fillPlural(english, "en-US", 1200, {})).toBe("1,200 results");
    const polish: PluralPhrase = {
      one: "{count} wynik",
      few: "{count} wyniki",
      many: "{count} wyników",
      other: "{count} wyniku",
    };
    expect([1, 3, 5].map((count) => fillPlural(polish, "pl", count, {}))).toEqual([
      "1 wynik",
      "3 wyniki",
      "5 wyników",
    ]);
  });
});

describe("filling", () => {
  const ways: Phrase<"email" | "phone"> = "Write to {email} or call {phone}.";

  test("puts values in place of names, also in another order", () => {
    const values = { email: "hello@example.com", phone: "+1 415 555 0132" };
    expect(fill(ways, values)).toBe("Write to hello@example.com or call +1 415 555 0132.");
  });

  test("puts elements in place of names, and joins texts", () => {
    const nodes = fillNodes(ways, { email: <a href="mailto:x">x</a>, phone: "1" });
    expect(renderToStaticMarkup(<p>{nodes}</p>)).toBe(
      '<p>Write to <a href="mailto:x">x</a> or call 1.</p>',
    );
    expect(nodes).toHaveLength(3);
  });
});
