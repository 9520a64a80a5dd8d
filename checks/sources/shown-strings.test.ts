import { expect, test } from "vitest";
import { findShownStrings } from "./shown-strings.ts";

/** The strings that are found in a file. */
function found(text: string, path = "app/ui/x.tsx"): string[] {
  return findShownStrings([{ path, text }], []).map((problem) => {
    return /^\S+?:\d+: "(.*?)": /s.exec(problem)?.[1] ?? problem;
  });
}

test.each([
  ["a text of an element", "export const X = () => <p>More</p>;", "More"],
  ["a choice of texts", 'export const X = ({ a }) => <p>{a ? "More" : undefined}</p>;', "More"],
  ["a name for screen readers", 'export const X = () => <nav aria-label="Main" />;', "Main"],
  ["an alternative text", "export const X = () => <img alt={`Slide`} />;", "Slide"],
  ["a field that is shown", 'export const mail = { subject: "Received" };', "Received"],
  ["a title", 'export const x = open("Ready to Get Started?");', "Ready to Get Started?"],
  ["a sentence", 'const x = "your message was sent.";', "your message was sent."],
])("%s is found", (_, text, string) => {
  expect(found(text)).toEqual([string]);
});

test.each([
  ["class names", 'export const X = () => <p className="Text large, and blue" />;'],
  ["a message of an error", 'throw new Error("This never happens.");'],
  ["a line of a log", 'log.warn("The database cannot be read.");'],
  ["a hint of a schema", 'const x = text().describe("What the menu shows.");'],
  ["words from the words file", "export const X = () => <p title={words.more}>{words.text}</p>;"],
  ["a type", 'type Answer = "Yes, please." | { title: "No" };'],
  ["a number", "export const X = ({ n }) => <p title={n}>{n}: 5</p>;"],
])("%s is not found", (_, text) => {
  expect(found(text)).toEqual([]);
});

test("a test, a command and a program for editors may hold strings", () => {
  const text = 'const x = "Your message was sent.";';
  expect(found(text, "receiver/mail.ts")).toHaveLength(1);
  expect(found(text, "app/ui/x.test.tsx")).toEqual([]);
  expect(found(text, "receiver/commands/find.ts")).toEqual([]);
  expect(found(text, "editor/x.ts")).toEqual([]);
});

test("a problem names file and line, in letters of several bytes too", () => {
  const text = 'const x = "ü ö";\n\nexport const X = () => <p>More</p>;';
  const [problem] = findShownStrings([{ path: "app/ui/x.tsx", text }], []);
  expect(problem).toMatch(/^app\/ui\/x\.tsx:3: "More"/);
});

test("an exception allows its string, and is reported if it allows nothing", () => {
  const files = [{ path: "app/ui/x.tsx", text: "export const X = () => <p>More</p>;" }];
  const exception = { path: "app/ui/x.tsx", text: "More", reason: "A name." };
  expect(findShownStrings(files, [exception])).toEqual([]);
  const stale = { ...exception, text: "Less" };
  expect(findShownStrings(files, [exception, stale])).toEqual([
    'app/ui/x.tsx has no string "Less" to allow: remove it',
  ]);
});
