import { type PDFDict, type PDFDocument, PDFName } from "@pdfme/pdf-lib";
import {
  hasText,
  moveContent,
  readPageContents,
  releaseContent,
  writePageContents,
} from "./marked-content.ts";
import {
  allElements,
  contentAt,
  elementAt,
  elementsIn,
  kidsOf,
  type StructureElement,
  setKids,
  setType,
  structureRoot,
} from "./structure-tree.ts";

type PageContents = ReturnType<typeof readPageContents>;

/** Repairs the structure tree of a printed page for PDF/UA-1, and marks all content of the pages. */
export function repairStructure(pdf: PDFDocument): void {
  const root = structureRoot(pdf);
  const pages = readPageContents(pdf);
  releaseDecoration(root, pages);
  removeEmptyElements(root);
  for (const element of allElements(root)) {
    if (element.type === "LI") wrapBody(element, pages);
    if (element.type === "Figure") dissolveGroup(element);
  }
  for (const text of textsInGroups(root)) setType(text, "P");
  raiseFirstHeading(root);
  root.set(PDFName.of("RoleMap"), pdf.context.obj(ROLES));
  writePageContents(pdf, pages);
}

/** Structure types of PDF 2.0 that Chromium writes, with their equivalents in PDF 1.7. */
const ROLES = { Strong: "Span", Em: "Span" };

/** Chromium tags backgrounds, borders and bullets as content of their boxes. They belong to no element. */
function releaseDecoration(root: PDFDict, pages: PageContents): void {
  for (const element of allElements(root)) {
    if (element.type === "Figure") continue;
    const kids = kidsOf(element.dict);
    const keptKids = kids.filter((kid) => {
      const content = contentAt(kid, element);
      if (!content || hasText(pages, content)) return true;
      releaseContent(pages, content);
      return false;
    });
    if (keptKids.length < kids.length) setKids(element.dict, keptKids);
  }
}

/** An empty cell keeps its place in the row. */
const MAY_BE_EMPTY = new Set(["TD", "TH"]);

function removeEmptyElements(parent: PDFDict): void {
  const kids = kidsOf(parent);
  const keptKids = kids.filter((kid) => {
    const element = elementAt(parent.context, kid);
    if (!element) return true;
    removeEmptyElements(element.dict);
    return MAY_BE_EMPTY.has(element.type) || kidsOf(element.dict).length > 0;
  });
  if (keptKids.length < kids.length) setKids(parent, keptKids);
}

/** A list item may contain only a label and a body (ISO 32000-1, table 336). */
function wrapBody(item: StructureElement, pages: PageContents): void {
  const { context } = item.dict;
  const kids = kidsOf(item.dict);
  const labels = kids.filter((kid) => elementAt(context, kid)?.type === "Lbl");
  const bodyKids = kids.filter((kid) => !labels.includes(kid));
  const body = context.obj({ Type: "StructElem", S: "LBody", P: item.ref });
  const page = item.dict.get(PDFName.of("Pg"));
  if (page) body.set(PDFName.of("Pg"), page);
  setKids(body, bodyKids);
  const ref = context.register(body);
  for (const kid of bodyKids) {
    elementAt(context, kid)?.dict.set(PDFName.of("P"), ref);
    const content = contentAt(kid, item);
    if (content) moveContent(pages, content, ref);
  }
  setKids(item.dict, [...labels, ref]);
}

/**
 * The `<figure>` of a page is a group with a caption. A figure of a PDF is a single picture with its alternative text.
 */
function dissolveGroup(figure: StructureElement): void {
  const parts = elementsIn(figure.dict);
  if (figure.dict.has(PDFName.of("Alt")) || parts.length === 0) return;
  setType(figure, "Div");
  for (const part of parts) {
    if (part.type === "Caption") setType(part, "P");
  }
}

const HEADINGS = new Set(["H1", "H2", "H3", "H4", "H5", "H6"]);
/** Types that contain the parts of a line. */
const HOLDS_LINES = new Set([...HEADINGS, "P", "Caption", "Lbl", "TD", "TH", "Figure", "Formula"]);
/** Types of the parts of a line. */
const PART_OF_LINE = new Set(["Span", "Strong", "Em", "Quote", "Code", "Link"]);

/** Texts without a type, because they are alone in a group such as a `<div>`. */
function textsInGroups(group: PDFDict): StructureElement[] {
  const parts = elementsIn(group);
  const isLine = parts.some(({ type }) => PART_OF_LINE.has(type));
  return parts.flatMap((part) => {
    if (HOLDS_LINES.has(part.type) || PART_OF_LINE.has(part.type)) return [];
    const isText = part.type === "NonStruct" && elementsIn(part.dict).length === 0;
    if (!isText) return textsInGroups(part.dict);
    return isLine ? [] : [part];
  });
}

/** The heading of the page is not printed, so the first printed heading replaces it. */
function raiseFirstHeading(root: PDFDict): void {
  const headings = allElements(root).filter(({ type }) => HEADINGS.has(type));
  if (headings[0] && headings.every(({ type }) => type !== "H1")) setType(headings[0], "H1");
}
