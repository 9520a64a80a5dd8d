import { inflateSync } from "node:zlib";
import {
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from "@pdfme/pdf-lib";
import { linksOf } from "../../../platform/pdf/link-annotations.ts";
import {
  allElements,
  contentAt,
  elementsIn,
  kidsOf,
  parentLists,
  structureRoot,
} from "../../../platform/pdf/structure-tree.ts";

/** What a PDF states for assistive technology. */
export interface PdfReport {
  title: string | undefined;
  author: string | undefined;
  creator: string | undefined;
  language: string | undefined;
  hasBookmarks: boolean;
  /** The metadata stream. */
  xmp: string;
  /** The structure tree: a line for each element, indented by its level, with the alternative text of a figure. */
  tree: string[];
  /** The description of each link. */
  links: (string | undefined)[];
  /** Operators that paint something which is neither tagged nor an artifact. */
  unmarkedOperators: string[];
  /** Pieces of content without text that belong to an element which is no figure: readers announce them as nothing. */
  announcedDecoration: string[];
  /** Pieces of content about which the pages and the tree disagree. */
  orphans: string[];
}

/** Reads a PDF. @throws Error for one without a structure tree */
export async function reportOf(bytes: Uint8Array): Promise<PdfReport> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const metadata = pdf.catalog.lookup(PDFName.of("Metadata"));
  return {
    title: pdf.getTitle(),
    author: pdf.getAuthor(),
    creator: pdf.getCreator(),
    language: textOf(pdf.catalog, "Lang"),
    hasBookmarks: pdf.catalog.has(PDFName.of("Outlines")),
    xmp: metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString() : "",
    tree: treeLines(structureRoot(pdf), 0),
    links: linksOf(pdf).map(({ annotation }) => textOf(annotation, "Contents")),
    unmarkedOperators: pdf.getPages().flatMap((page) => unmarkedOperators(operatorsOf(page))),
    announcedDecoration: announcedDecorationOf(pdf),
    orphans: orphansOf(pdf),
  };
}

function textOf(dict: PDFDict, name: string): string | undefined {
  const text = dict.lookup(PDFName.of(name));
  return text instanceof PDFString || text instanceof PDFHexString ? text.decodeText() : undefined;
}

function treeLines(parent: PDFDict, level: number): string[] {
  return elementsIn(parent).flatMap(({ dict, type }) => {
    const words = [type, textOf(dict, "Alt")].filter((word) => word !== undefined);
    return ["  ".repeat(level) + words.join(" "), ...treeLines(dict, level + 1)];
  });
}

/** The drawing operators of a page, one a line. */
function operatorsOf({ node }: PDFPage): string[] {
  const stream = node.lookup(PDFName.of("Contents"));
  if (!(stream instanceof PDFRawStream)) throw new Error("a page without content");
  return inflateSync(stream.contents).toString("latin1").split("\n");
}

function unmarkedOperators(operators: readonly string[]): string[] {
  let depth = 0;
  return operators.filter((operator) => {
    if (/B[MD]C$/.test(operator)) depth += 1;
    if (operator === "EMC") depth -= 1;
    return depth === 0 && /(?:^|\s|>|\])(?:[fFSsBb]\*?|Do|sh|T[jJ])$/.test(operator);
  });
}

function announcedDecorationOf(pdf: PDFDocument): string[] {
  const withText = new Set(
    pdf
      .getPages()
      .flatMap((page) => textNumbers(operatorsOf(page)).map((mcid) => `${page.ref} ${mcid}`)),
  );
  return allElements(structureRoot(pdf)).flatMap((element) => {
    if (element.type === "Figure") return [];
    return kidsOf(element.dict).flatMap((kid) => {
      const content = contentAt(kid, element);
      if (!content || withText.has(`${content.page} ${content.mcid}`)) return [];
      return [`${content.page} ${content.mcid} in ${element.type}`];
    });
  });
}

/** The numbers of the pieces of a page that show text. */
function textNumbers(operators: readonly string[]): string[] {
  let number: string | undefined;
  return operators.flatMap((operator) => {
    number = /\/MCID (\d+)/.exec(operator)?.[1] ?? number;
    return number && /(?:^|\s|>|\])T[jJ]$/.test(operator) ? [number] : [];
  });
}

function orphansOf(pdf: PDFDocument): string[] {
  const lists = parentLists(structureRoot(pdf));
  const inPages = pdf.getPages().flatMap((page) => {
    const parents = lists.get(page.node.lookup(PDFName.of("StructParents"), PDFNumber).asNumber());
    const numbers = operatorsOf(page).flatMap((line) => /\/MCID (\d+)/.exec(line)?.[1] ?? []);
    return numbers.map((mcid) => `${page.ref} ${mcid} in ${parents?.get(Number(mcid))}`);
  });
  const inTree = allElements(structureRoot(pdf)).flatMap((element) =>
    kidsOf(element.dict).flatMap((kid) => {
      const content = contentAt(kid, element);
      return content ? [`${content.page} ${content.mcid} in ${element.ref}`] : [];
    }),
  );
  const onlyInPages = inPages.filter((content) => !inTree.includes(content));
  const onlyInTree = inTree.filter((content) => !inPages.includes(content));
  return [...onlyInPages, ...onlyInTree];
}
