import { PDFBool, PDFDict, type PDFDocument, PDFName } from "@pdfme/pdf-lib";
import { linksOf } from "./link-annotations.ts";
import { allElements, elementsIn, type StructureElement, structureRoot } from "./structure-tree.ts";

/** Structure types of PDF 1.7 (ISO 32000-1, 14.8.4). */
const TYPES = new Set([
  "Document",
  "Part",
  "Art",
  "Sect",
  "Div",
  "BlockQuote",
  "Caption",
  "NonStruct",
  "P",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "L",
  "LI",
  "Lbl",
  "LBody",
  "Table",
  "TR",
  "TH",
  "TD",
  "THead",
  "TBody",
  "TFoot",
  "Span",
  "Quote",
  "Code",
  "Link",
  "Figure",
  "Formula",
]);

/**
 * Says why a PDF is not PDF/UA-1, as far as a program can check the output of Chromium (Matterhorn Protocol 1.1,
 * https://pdfa.org/resource/the-matterhorn-protocol/). It does not check the marks on pages, which repair-structure.ts
 * handles.
 *
 * @returns a sentence for each gap; empty if no gap is known
 */
export function conformanceGaps(pdf: PDFDocument): string[] {
  const root = structureRoot(pdf);
  const elements = allElements(root);
  return [
    ...documentGaps(pdf),
    ...typeGaps(root, elements),
    ...headingGaps(elements),
    ...figureGaps(elements),
    ...listGaps(elements),
    ...tableGaps(elements),
    ...linkGaps(pdf),
    ...fontGaps(pdf),
  ];
}

function documentGaps(pdf: PDFDocument): string[] {
  const gaps: string[] = [];
  const preferences = pdf.catalog.lookupMaybe(PDFName.of("ViewerPreferences"), PDFDict);
  const showsTitle = preferences?.lookupMaybe(PDFName.of("DisplayDocTitle"), PDFBool);
  if (!pdf.catalog.has(PDFName.of("Lang"))) gaps.push("The file names no language.");
  if (!pdf.getTitle()) gaps.push("The file has no title.");
  if (!showsTitle?.asBoolean()) gaps.push("Readers show the name of the file, not its title.");
  return gaps;
}

function typeGaps(root: PDFDict, elements: readonly StructureElement[]): string[] {
  const roles = root.lookupMaybe(PDFName.of("RoleMap"), PDFDict);
  const types = new Set(elements.map(({ type }) => type));
  const unknown = [...types].filter((type) => !TYPES.has(type) && !roles?.has(PDFName.of(type)));
  return unknown.map((type) => `PDF 1.7 does not know the structure type ${type}.`);
}

function headingGaps(elements: readonly StructureElement[]): string[] {
  const gaps: string[] = [];
  let last = 0;
  for (const { type } of elements) {
    const level = Number(/^H([1-6])$/.exec(type)?.[1] ?? 0);
    if (level > last + 1) gaps.push(`A heading of level ${level} skips level ${last + 1}.`);
    if (level > 0) last = level;
  }
  return gaps;
}

function figureGaps(elements: readonly StructureElement[]): string[] {
  const figures = elements.filter(({ type }) => type === "Figure");
  const silent = figures.filter(({ dict }) => !dict.has(PDFName.of("Alt")));
  return silent.map(() => "A figure has no alternative text.");
}

/** The types that a list and its items may contain. */
const LIST_PARTS: Readonly<Record<string, readonly string[]>> = {
  L: ["L", "LI", "Caption"],
  LI: ["Lbl", "LBody"],
};

function listGaps(elements: readonly StructureElement[]): string[] {
  return elements.flatMap(({ type, dict }) => {
    const allowed = LIST_PARTS[type];
    const wrong = elementsIn(dict).filter((part) => allowed && !allowed.includes(part.type));
    return wrong.map((part) => `${part.type} stands directly in ${type}.`);
  });
}

function tableGaps(elements: readonly StructureElement[]): string[] {
  const tables = elements.filter(({ type }) => type === "Table");
  return tables.flatMap((table) => {
    const rows = allElements(table.dict).filter(({ type }) => type === "TR");
    const lengths = new Set(rows.map((row) => elementsIn(row.dict).length));
    return lengths.size > 1 ? ["The rows of a table have different numbers of cells."] : [];
  });
}

function linkGaps(pdf: PDFDocument): string[] {
  const links = linksOf(pdf).map(({ annotation }) => annotation);
  const silent = links.filter((link) => !link.has(PDFName.of("Contents")));
  return silent.map(() => "A link within the file does not say where it leads.");
}

const FONT = PDFName.of("Font");

function fontGaps({ context }: PDFDocument): string[] {
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const fonts = objects.filter(
    (object): object is PDFDict =>
      object instanceof PDFDict && object.get(PDFName.of("Type")) === FONT,
  );
  // The descendant fonts of composite fonts have no map. The composite font has it.
  const silent = fonts.filter(
    (font) => !font.has(PDFName.of("ToUnicode")) && !font.has(PDFName.of("CIDSystemInfo")),
  );
  return silent.map(() => "A font does not say which letters its glyphs are.");
}
