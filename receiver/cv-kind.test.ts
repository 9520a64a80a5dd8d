import { expect, test } from "vitest";
import { cvKindOf } from "./cv-kind.ts";

/** A zip archive of empty files, as far as its directory goes. */
function zipOf(...names: string[]): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(name.length, 28);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, ...entries, end]);
}
const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
const wide = (text: string) => Buffer.from(`${text}\0`, "utf16le");

test.each<[string, Buffer, string | undefined]>([
  ["PDF", Buffer.from("\ufeff\n%PDF-1.4"), "pdf"],
  ["PDF, too late in the file", Buffer.from(`${" ".repeat(2000)}%PDF-1.4`), undefined],
  ["Word before 2007", Buffer.concat([ole, wide("WordDocument")]), "doc"],
  ["Excel before 2007", Buffer.concat([ole, wide("Workbook")]), undefined],
  ["Word", zipOf("[Content_Types].xml", "word/document.xml"), "docx"],
  ["Excel", zipOf("[Content_Types].xml", "xl/workbook.xml"), undefined],
  ["Word with the end cut off", zipOf("word/document.xml").subarray(0, -10), undefined],
  [
    "a zip that points outside of itself",
    Buffer.concat([zipOf("a"), Buffer.alloc(22, "PK\x05\x06\xff")]),
    undefined,
  ],
  ["a program", Buffer.from("MZ\x90"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("a CV is told by its content: %s", (_name, bytes, kind) => {
  expect(cvKindOf(bytes)).toBe(kind);
});
