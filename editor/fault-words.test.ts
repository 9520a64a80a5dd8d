import { expect, test } from "vitest";
import { siteSchemas } from "#app/routes/site-content.ts";
import { editorConfig } from "./editor-config.ts";
import { localEditor } from "./editor-settings.ts";
import { entryName, faultPosition, remedyInForm } from "./fault-words.ts";

const config = editorConfig(siteSchemas(), localEditor("site"), {
  original: "en-US",
  translations: ["ar", "de"],
});

test.each([
  [
    "content/site.yaml",
    "navigation[2].href",
    "Pages and single files › Firm, menu, footer",
    "Navigation, entry 3 › Address",
  ],
  [
    "content/site.yaml",
    "figures.growthClaim",
    "Pages and single files › Firm, menu, footer",
    "Figures › growthClaim",
  ],
  [
    "content/site.yaml",
    "footer.columns[1].links[0].label",
    "Pages and single files › Firm, menu, footer",
    "Footer › Columns, entry 2 › Links, entry 1 › Label",
  ],
  ["content/insights/blogs/a.b.md", "body exhibit 1: kind", "Blogs › a.b", "Text, exhibit 1: kind"],
  ["content/insights/blogs/made-up.md", "picture.alt", "Blogs › made-up", "Picture › Alt"],
  ["content/leaders/x.yaml", "(conflict)", "Partners › x", "(conflict)"],
  [
    "content/de/leaders/x.yaml",
    "meta.title",
    "Partners › x (German)",
    "For search engines › Title",
  ],
  [
    "content/ar/site.yaml",
    "tagline",
    "Pages and single files › Firm, menu, footer (Arabic)",
    "Tagline",
  ],
  [
    "content/deck/deck.yaml",
    "slides[1].title",
    "Pages and single files › Presentation: slides",
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
