import { expect, test } from "vitest";
import { content } from "#app/model/content.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { robotsText, securityText } from "./text-files.ts";

await loadTestContent();

test("robots.txt allows everything and gives the full address of the sitemap", () => {
  expect(robotsText()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${content().site.url}/sitemap.xml\n`,
  );
});

function fields(day: string): Map<string, string> {
  const lines = securityText(day).trimEnd().split("\n");
  return new Map(lines.map((line) => line.split(": ", 2) as [string, string]));
}

test("holds what RFC 9116 requires", () => {
  const text = fields("2026-11-20");
  expect(text.get("Contact")).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(text.get("Preferred-Languages")).toBe("en");
  expect(text.get("Canonical")).toMatch(/^https:\/\/.*\/\.well-known\/security\.txt$/);
});

test("expires less than a year after the build, also in leap years", () => {
  for (const day of ["2026-11-20", "2027-03-01", "2028-02-29"]) {
    const left = Date.parse(fields(day).get("Expires") ?? "") - Date.parse(day);
    expect(left).toBe(364 * 24 * 3_600_000);
  }
});
