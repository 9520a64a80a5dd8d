import { expect, test } from "vitest";
import { siteSchemas } from "#app/routes/site-content.ts";
import { bodyForms, editorConfig } from "./editor-config.ts";
import { localEditor } from "./editor-settings.ts";
import { entryName, faultPosition, isToFillIn, remedyInForm, shownValue } from "./fault-words.ts";

const languages = { original: "en-US", translations: ["ar", "de"] };
const config = {
  ...editorConfig(siteSchemas(), localEditor("site"), languages, {}),
  bodyForms: bodyForms(),
};

test.each([
  [
    "content/site.yaml",
    "navigation[2].href",
    "Pages and files › Firm, menu, footer",
    "Navigation, entry 3 › Address",
  ],
  [
    "content/site.yaml",
    "figures.growthClaim",
    "Pages and files › Firm, menu, footer",
    "Figures › growthClaim",
  ],
  [
    "content/site.yaml",
    "footer.columns[1].links[0].label",
    "Pages and files › Firm, menu, footer",
    "Footer › Columns, entry 2 › Links, entry 1 › Label",
  ],
  [
    "content/insights/blogs/a.b.md",
    "body exhibit 1: kind",
    "Blogs › a.b",
    "Text, exhibit 1 › Kind",
  ],
  [
    "content/insights/blogs/a.b.md",
    "body exhibit 2: rows[0].value",
    "Blogs › a.b",
    "Text, exhibit 2 › Rows, entry 1 › Value",
  ],
  ["content/insights/blogs/a.b.md", "body", "Blogs › a.b", "Text"],
  [
    "content/insights/blogs/made-up.md",
    "picture.alt",
    "Blogs › made-up",
    "Picture › Alternative text",
  ],
  ["content/leaders/x.yaml", "(conflict)", "Partners › x", "(conflict)"],
  [
    "content/de/leaders/x.yaml",
    "meta.title",
    "Partners › x (German)",
    "For search engines › Title",
  ],
  ["content/ar/site.yaml", "tagline", "Pages and files › Firm, menu, footer (Arabic)", "Tagline"],
  [
    "content/deck/deck.yaml",
    "slides[1].title",
    "Pages and files › Presentation: slides",
    "Slides, entry 2 › Title",
  ],
])("a fault of %s in %s is named by the labels of the editor", (file, field, entry, label) => {
  expect(faultPosition({ file, field }, config)).toEqual({ entry, field: label });
  expect(entryName(file, config)).toBe(entry);
});

test("a file that the editor does not open is named by its path", () => {
  const fault = { file: "content/leaders/x.yml", field: "(file name)" };
  expect(faultPosition(fault, config)).toEqual({ entry: fault.file, field: fault.field });
});

test("an empty field of a form is to be filled in, whatever a file would need", () => {
  const remedy = "after `picture:`, write its fields below it, each on a line of its own";
  expect(remedyInForm({ value: "null", remedy })).toBe("fill in this field");
  expect(remedyInForm({ value: '""', remedy: "write a text" })).toBe("fill in this field");
  expect(remedyInForm({ value: '"/abuot"', remedy: "did you mean /about?" })).toBe(
    "did you mean /about?",
  );
});

test.each([
  ["a text that is empty", '""', true, undefined],
  ["a field that is missing", "(missing)", true, undefined],
  ["a list without entries", "[]", true, undefined],
  ["a group", '{"title":"Most buyers…', false, undefined],
  ["a text", '"/abuot"', false, '"/abuot"'],
  ["a number", "0", false, "0"],
])("%s is to fill in, or is shown as it is", (_, value, isEmpty, shown) => {
  expect(isToFillIn(value)).toBe(isEmpty);
  expect(shownValue(value)).toBe(shown);
});
