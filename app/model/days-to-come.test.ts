import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { siteSchemas } from "#app/routes/site-content.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import { addLike, addMadeUp } from "../../tests/set-up/made-up-content.ts";
import { content } from "./content.ts";
import { nextChange, publicationNotes } from "./publication.ts";

const TODAY = "2026-11-22";
/** It is nearer than every day of the fixture. */
const DAY = "2026-11-24";
const DAY_AFTER = "2026-11-25";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  addMadeUp(folder);
  vi.stubEnv("CONTENT_DIR", folder);
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(TODAY) / 1000));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const addArticle = (lines: string) =>
  addLike(folder, "insights/articles", "dated", "Dated article", lines);
const announce = (day: string) =>
  appendFileSync(join(folder, "site.yaml"), `announcement: { text: We move., ${day} }\n`);

/** Changes a day of the position that the test adds. */
function changePosition(field: string, day: string): void {
  const file = join(folder, "positions/made-up.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(new RegExp(`^${field}: .*`, "m"), `${field}: ${day}`));
}

function addPage(day: string): void {
  mkdirSync(join(folder, "standalone"), { recursive: true });
  writeFileSync(
    join(folder, "standalone/dated.yaml"),
    `title: Dated page
address: /dated
${day}
meta:
  title: A dated page
  description: What a dated page is about, in a sentence for search engines.
lead: A page with a day.
blocks: [{ kind: quote, text: It has a day., name: Nobody }]
`,
  );
}

/** The fields of the content with a day on which the site changes by itself. */
const CHANGING_FIELDS: Record<string, [add: () => void, day: string, note: string]> = {
  "insights date": [() => addArticle(`date: ${DAY}`), DAY, "scheduled: 1 text"],
  "insights event.ends": [
    () =>
      addArticle(
        `date: 2026-01-01\nevent: { starts: ${DAY} 09:00, ends: ${DAY} 10:00, timeZone: Europe/Zurich, link: "https://talk.test/" }`,
      ),
    DAY_AFTER,
    "to come: 1 event",
  ],
  "positions datePosted": [() => changePosition("datePosted", DAY), DAY, "scheduled: 1 text"],
  "positions validThrough": [
    () => changePosition("validThrough", DAY),
    DAY_AFTER,
    "closing: 5 positions",
  ],
  "site.yaml announcement.from": [() => announce(`from: ${DAY}`), DAY, "changing: 1 announcement"],
  "site.yaml announcement.until": [
    () => announce(`until: ${DAY}`),
    DAY_AFTER,
    "changing: 1 announcement",
  ],
  "standalone from": [() => addPage(`from: ${DAY}`), DAY, "scheduled: 1 text"],
  "standalone until": [() => addPage(`until: ${DAY}`), DAY_AFTER, "ending: 1 page"],
};

/** Fields with a day that changes nothing by itself. */
const SHOWN_DAYS = ["insights event.starts", "insights updated"];

test.each(Object.entries(CHANGING_FIELDS))(
  "the day in %s is a day on which to build again",
  async (_field, [add, day, note]) => {
    add();
    await loadTestContent();
    expect(publicationNotes(content())).toContain(`${note}; build again on ${day}`);
    expect(nextChange(content())).toBe(day);
  },
);

test("an announcement that has ended is named with its last day", async () => {
  announce("until: 2026-11-21");
  await loadTestContent();
  expect(publicationNotes(content())).toContain(
    "ended: the announcement, whose last day was 2026-11-21",
  );
});

test("an announcement that is over, or that has no end, asks for no build", async () => {
  announce("from: 2026-11-01, until: 2026-11-20");
  await loadTestContent();
  expect(publicationNotes(content()).join()).not.toContain("1 announcement");
});

test("every field of the content with a day is one of these", () => {
  const fields = Object.entries(siteSchemas()).flatMap(([path, schema]) => {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    const [place = ""] = path.split("/");
    return dayFields(json).map((field) => `${place} ${field}`);
  });
  const known = [...Object.keys(CHANGING_FIELDS), ...SHOWN_DAYS];
  expect([...new Set(fields)].sort()).toEqual(known.sort());
});

interface JsonSchema {
  field?: { kind?: string };
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** The paths of the fields with a day, or a day and a time. */
function dayFields(schema: object, path = ""): string[] {
  const { field, properties = {}, items, anyOf = [], oneOf = [] } = schema as JsonSchema;
  if (field?.kind === "date" || field?.kind === "date-time") return [path];
  const inside = Object.entries(properties).flatMap(([name, inner]) =>
    dayFields(inner, path === "" ? name : `${path}.${name}`),
  );
  const options = [...(items ? [items] : []), ...anyOf, ...oneOf];
  return [...inside, ...options.flatMap((option) => dayFields(option, path))];
}
