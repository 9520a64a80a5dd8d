import { expect, test } from "vitest";
import { cvKindOf } from "./cv-kind.ts";

const compoundFile = Buffer.from("d0cf11e0a1b11ae1", "hex");
const utf16 = (text: string) => Buffer.from(`${text}\0`, "utf16le");
/** The heads of files in a zip archive. */
const zipOf = (...names: string[]) =>
  Buffer.from(names.map((name) => `PK\x03\x04${"\0".repeat(26)}${name}`).join(""));

test.each<[string, Buffer, string | undefined]>([
  ["PDF", Buffer.from("\ufeff\n%PDF-1.4"), "pdf"],
  ["PDF, too late in the file", Buffer.from(`${" ".repeat(2000)}%PDF-1.4`), undefined],
  ["Word before 2007", Buffer.concat([compoundFile, utf16("WordDocument")]), "doc"],
  ["Excel before 2007", Buffer.concat([compoundFile, utf16("Workbook")]), undefined],
  ["Word", zipOf("[Content_Types].xml", "word/document.xml"), "docx"],
  ["Excel", zipOf("[Content_Types].xml", "xl/workbook.xml"), undefined],
  ["a program", Buffer.from("MZ\x90 word/document.xml"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("the kind of a CV follows from its content: %s", (_name, bytes, kind) => {
  expect(cvKindOf(bytes)).toBe(kind);
});
