import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { wordsOfFields } from "#app/features/search/search-words.ts";
import { linkProblems } from "#app/model/check-links.ts";
import { ContentError } from "#app/model/content-error.ts";
import { noFindings } from "#app/model/findings.ts";
import { createReader } from "#app/model/reader.ts";
import { referenceProblems } from "#app/model/references.ts";
import { fieldsOf } from "../../../editor/fields.ts";
import { heading, link, paragraph, reference } from "./building-blocks.ts";

/* Fields that the site does not have. Checks, search and editor follow from their schema alone. */

const schema = z.strictObject({
  heading: heading(),
  brochureUrl: link(),
  coLead: reference("leaders"),
  invitation: paragraph(),
});

const leaders = [
  { id: "mara", name: "Mara Ellison" },
  { id: "priya", name: "Priya Raman" },
];
const content = {
  site: { categories: [] },
  leaders,
  partners: leaders,
  insights: [],
  growthServices: [],
  capabilities: [],
  industries: [],
  unpublished: [],
};

const pages = {
  addresses: new Set(["/", "/brochure"]),
  has: (path: string) => ["/", "/brochure"].includes(path),
  anchors: () => undefined,
  anchorsOfFile: () => undefined,
  redirects: [],
  leadsTo: () => undefined,
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  vi.stubEnv("CONTENT_DIR", folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** The problems that the check of the content reports for a file with these fields. */
function report(yaml: string): string {
  writeFileSync(join(folder, "press.yaml"), yaml);
  const findings = noFindings();
  createReader({}, findings).readAs("press.yaml", schema);
  const problems = [
    ...findings.problems,
    ...referenceProblems(findings.references, content, findings),
    ...findings.links.flatMap((found) => linkProblems(found, pages, [])),
  ];
  return new ContentError(problems).message;
}

test("a dead address and an unknown id are reported with file, line, field, value and remedy", () => {
  const yaml = [
    "heading: Press",
    "brochureUrl: /brochures",
    "coLead: maria",
    "invitation: Come and see us.",
  ];
  expect(report(yaml.join("\n"))).toBe(
    [
      "The content has 2 problems:",
      "  content/press.yaml:2",
      "    field:  brochureUrl",
      '    value:  "/brochures"',
      "    remedy: link to a page that exists; did you mean /brochure?",
      "  content/press.yaml:3",
      "    field:  coLead",
      '    value:  "maria"',
      "    remedy: did you mean mara? use one of content/leaders: mara, priya",
    ].join("\n"),
  );
});

test("a right address and a right id are not reported", () => {
  const yaml = ["heading: Press", "brochureUrl: /brochure", "coLead: mara", "invitation: Come."];
  expect(report(yaml.join("\n"))).toContain("0 problems");
});

test("the editor offers the leaders for the id", () => {
  const fields = fieldsOf(schema, "press.yaml");
  const widgets = fields.map(({ name, widget }) => `${name}: ${widget}`);
  expect(widgets).toEqual([
    "heading: string",
    "brochureUrl: string",
    "coLead: relation",
    "invitation: text",
  ]);
  const coLead = fields.find(({ name }) => name === "coLead");
  expect(coLead).toMatchObject({ collection: "leaders", display_fields: ["name"] });
});

test("the search finds the texts and the name of the leader, but not the address", () => {
  const value = {
    heading: "Press",
    brochureUrl: "/brochure",
    coLead: "priya",
    invitation: "Come and see us.",
  };
  expect(wordsOfFields(schema, value, content)).toEqual({
    headings: ["Press"],
    texts: ["Priya Raman", "Come and see us."],
  });
});
