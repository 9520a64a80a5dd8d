import { PDFDocument, PDFName, PDFString } from "@pdfme/pdf-lib";
import { expect, test } from "vitest";
import { renumberElements } from "./renumber-elements.ts";

/** A file whose elements have these ids, with a cell that names another as its header, and the sorted tree of ids. */
async function fileWith(...ids: [string, string]): Promise<string> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const { context } = pdf;
  const [header, cell] = ids.map((id) => PDFString.of(id));
  const headerRef = context.register(context.obj({ S: "TH", ID: header }));
  const attributes = [{ O: "Table", Headers: [header] }];
  const cellRef = context.register(context.obj({ S: "TD", ID: cell, A: attributes }));
  const names = [header, headerRef, cell, cellRef];
  pdf.catalog.set(PDFName.of("IDTree"), context.obj({ Names: names, Limits: [header, cell] }));
  renumberElements(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: false })).toString("latin1");
}

test("two files that differ only in the numbers of the browser's nodes become the same", async () => {
  const file = await fileWith("node00000247", "node00000248");
  expect(await fileWith("node00000247", "node00000249")).toBe(file);
  // The order stays, and each place names the element that it named before.
  const cell = file.match(/\/S \/TD[^>]*?ID \((node\d+)\).*?Headers \[ \((node\d+)\)/s);
  expect(cell?.slice(1)).toEqual(["node00000002", "node00000001"]);
});
