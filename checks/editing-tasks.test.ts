import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examplesIn } from "../tests/set-up/content-examples.ts";

/* The guides for editors. checks/sources.check.ts holds the paths and commands that they name. */
const tasks = readFileSync("docs/editing.md", "utf8");
const reference = readFileSync("docs/content.md", "utf8");

/** The most lines of a task; empty lines do not count, nor does its example. */
const MAX_LINES = 10;

/** The most lines of an example, which stands as the editor writes it: each field on a line of its own. */
const MAX_EXAMPLE_LINES = 15;

/** The id that a Git host gives to a heading. */
function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}

function headingsOf(document: string): string[] {
  return Array.from(document.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => headingId(heading));
}

test("the guide has thirty tasks, counted from 1, each in at most ten lines and an example", () => {
  // A task ends with the next heading, of any level.
  const sections = tasks
    .split(/^### /m)
    .slice(1)
    .map((section) => section.split(/^## /m, 1)[0] ?? "");
  const numbers = sections.map((section) => Number.parseInt(section, 10));
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  const long = sections.filter((section) => {
    const [, ...lines] = section
      .replace(/^```yaml\n[\s\S]*?^```$/gm, "")
      .split("\n")
      .filter((line) => line.trim() !== "");
    return lines.length > MAX_LINES;
  });
  expect(long).toEqual([]);
  const longExamples = examplesIn(tasks).filter(({ yaml }) => {
    return yaml.trimEnd().split("\n").length > MAX_EXAMPLE_LINES;
  });
  expect(longExamples).toEqual([]);
});

test("every link of the guides leads to a heading, and every picture is there", () => {
  const headings = {
    "": [...headingsOf(tasks), ...headingsOf(reference)],
    "content.md": headingsOf(reference),
  };
  const broken = [tasks, reference].flatMap((document) => {
    const links = Array.from(document.matchAll(/\]\((content\.md)?#([^)]+)\)/g));
    return links
      .map(([, file = "", id = ""]) => ({ file: file as keyof typeof headings, id }))
      .filter(({ file, id }) => !headings[file].includes(id));
  });
  expect(broken).toEqual([]);
  const pictures = Array.from(`${tasks}${reference}`.matchAll(/!\[[^\]]*\]\((editor-[^)]+)\)/g));
  expect(pictures.length).toBeGreaterThan(4);
  expect(pictures.filter(([, file]) => !existsSync(`docs/${file}`))).toEqual([]);
});
