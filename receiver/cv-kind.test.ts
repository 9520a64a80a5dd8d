import JSZip from "jszip";
import { expect, test } from "vitest";
import { cvKindOf } from "./cv-kind.ts";

const WORD = "wordprocessingml.document.main+xml";

/** A zip archive with the parts of an Office document, whose main part has a type. */
function officeFile(mainPart: string, type: string, parts: Readonly<Record<string, string>> = {}) {
  const zip = new JSZip();
  zip.file(
    "[Content_Types].xml",
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${mainPart}" ContentType="application/vnd.openxmlformats-officedocument.${type}"/></Types>`,
  );
  return archiveOf({ [mainPart]: "<document/>", ...parts }, zip);
}

function archiveOf(files: Readonly<Record<string, string>>, zip = new JSZip()): Promise<Buffer> {
  for (const [name, text] of Object.entries(files)) zip.file(name, text);
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

/** A compound file with an entry in its directory, in which a text stands too. */
function compoundFile(streamName: string, text = ""): Buffer {
  const file = Buffer.alloc(2048);
  file.write("d0cf11e0a1b11ae1", "hex");
  file.write(streamName, 1024, "utf16le");
  file.writeUInt16LE(2 * (streamName.length + 1), 1024 + 64);
  file[1024 + 66] = 2;
  file.write(text, 1536, "utf16le");
  return file;
}

test.each<[string, Buffer | Promise<Buffer>, string | undefined]>([
  ["PDF", Buffer.from("\ufeff\n%PDF-1.4"), "pdf"],
  ["PDF, too late in the file", Buffer.from(`${" ".repeat(2000)}%PDF-1.4`), undefined],
  ["Word before 2007", compoundFile("WordDocument"), "doc"],
  ["Excel before 2007", compoundFile("Workbook"), undefined],
  [
    "Excel before 2007 with the name in a text",
    compoundFile("Workbook", "WordDocument"),
    undefined,
  ],
  ["Word", officeFile("word/document.xml", WORD), "docx"],
  ["Word of Office 365", officeFile("word/document2.xml", WORD), "docx"],
  ["Excel", officeFile("xl/workbook.xml", "spreadsheetml.sheet.main+xml"), undefined],
  [
    "Word with macros",
    officeFile("word/document.xml", "ms-word.document.macroEnabled.main+xml"),
    undefined,
  ],
  ["a zip of a program", archiveOf({ "run.exe": "MZ word/document.xml" }), undefined],
  [
    "a zip of a program beside the name of a text",
    archiveOf({ "run.exe": "MZ", "word/document.xml": "" }),
    undefined,
  ],
  [
    "the heads of parts without their archive",
    Buffer.from("PK\x03\x04word/document.xml"),
    undefined,
  ],
  ["a program", Buffer.from("MZ\x90 word/document.xml"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("the kind of a CV follows from its content: %s", async (_name, bytes, kind) => {
  expect(await cvKindOf(await bytes)).toBe(kind);
});

test("an archive that expands to many times its size, or has thousands of parts, is no document", async () => {
  const grown = new JSZip().file("[Content_Types].xml", WORD.repeat(100_000));
  expect(await cvKindOf(await archiveOf({ "word/document.xml": "" }, grown))).toBe(undefined);
  const parts = Array.from({ length: 6_000 }, (_, number) => [`word/${number}`, ""]);
  const many = await officeFile("word/document.xml", WORD, Object.fromEntries(parts));
  expect(await cvKindOf(many)).toBe(undefined);
});
