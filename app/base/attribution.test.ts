import { expect, test } from "vitest";
import { readAttribution } from "./attribution.ts";

const read = (values: Readonly<Record<string, unknown>>) => readAttribution((name) => values[name]);

test("campaigns, the first page and the referring host are read; other names are not", () => {
  const known = {
    utm_source: "LinkedIn",
    utm_medium: "paid social",
    utm_campaign: "Größe & growth (2026/Q1)",
    utm_term: "100% 成長",
    utm_content: "hero-a|b",
    ref: "partner.example",
    landing: "/services/360%C2%B0-business-growth",
    referrer: "www.example.com",
  };
  expect(read({ ...known, gclid: "x", msclkid: "x", li_fat_id: "x", email: "x" })).toEqual(known);
});

test.each([
  ["utm_source", ""],
  ["utm_source", "a".repeat(101)],
  ["utm_source", "two\nlines"],
  ["utm_source", "turned\u202earound"],
  ["utm_source", "<b>"],
  ["utm_source", "=?utf-8?Q?x?="],
  ["utm_source", 5],
  ["utm_content", "ada@example.org"],
  ["utm_term", "https://example.org"],
  ["ref", "`x`"],
  ["landing", "contact"],
  ["landing", "//example.org"],
  ["landing", "/contact?email=ada"],
  ["landing", `/${"a".repeat(200)}`],
  ["referrer", "https://www.example.com/page"],
  ["referrer", "a b"],
  ["referrer", "a".repeat(254)],
  ["referrer", null],
])("%s is left out where it is %j", (name, value) => {
  expect(read({ [name]: value, utm_medium: "mail" })).toEqual({ utm_medium: "mail" });
});
