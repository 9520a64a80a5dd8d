import { deflateSync, inflateSync } from "node:zlib";
import {
  type PDFArray,
  type PDFDocument,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from "@pdfme/pdf-lib";
import { type MarkedContent, parentLists, structureRoot } from "./structure-tree.ts";

/** A part of a page's content, from one mark to the next. */
interface Segment {
  /** The number by which the structure tree refers to it. Undefined if no element refers to it. */
  mcid: number | undefined;
  /** Drawing operators, one per line, with the marks around them. */
  lines: string[];
}

/** Begins marked content of any kind. */
const BEGIN = /(?:^|\s|>)B[MD]C$/;
/** Begins content that the structure tree refers to, as Skia writes it. */
const BEGIN_NUMBERED = /\/MCID (\d+)\s*>>\s*BDC$/;
const END = /^EMC$/;
/** Shows text. */
const TEXT = /(?:^|\s|>|\])T[jJ]$/;
/** Paints a path, a shading, a picture or a group. */
const PAINT = /(?:^|\s)(?:[fFSsBb]\*?|Do|sh)$/;

const CONTENTS = PDFName.of("Contents");
const STRUCT_PARENTS = PDFName.of("StructParents");

/** The content of a page. */
interface PageContent {
  ref: PDFRef;
  stream: PDFRef;
  segments: Segment[];
  /** The elements that the parts belong to, by number. */
  parents: PDFArray | undefined;
}

/**
 * The contents of all pages, in parts that the structure tree refers to and parts that it does not.
 *
 * @throws Error if the content of a page is not a single compressed stream, as Chromium writes it
 */
export function readPageContents(pdf: PDFDocument): PageContent[] {
  const lists = parentLists(structureRoot(pdf));
  return pdf.getPages().map(({ ref, node }) => {
    const stream = node.get(CONTENTS);
    const content = node.lookup(CONTENTS);
    if (!(stream instanceof PDFRef && content instanceof PDFRawStream))
      throw new Error("the content of a page of the PDF is not one stream");
    const operators = inflateSync(content.getContents()).toString("latin1");
    const key = node.lookupMaybe(STRUCT_PARENTS, PDFNumber)?.asNumber();
    const parents = key === undefined ? undefined : lists.get(key);
    return { ref, stream, segments: segmentsOf(operators), parents };
  });
}

/** Finds the part of a page that an element refers to. */
function partAt(pages: readonly PageContent[], { page, mcid }: MarkedContent) {
  const content = pages.find(({ ref }) => ref === page);
  const segment = content?.segments.find((segment) => segment.mcid === mcid);
  return content && segment && { content, segment };
}

/** Whether a piece of content shows text. */
export function hasText(pages: readonly PageContent[], content: MarkedContent): boolean {
  const lines = partAt(pages, content)?.segment.lines ?? [];
  return lines.some((line) => TEXT.test(line));
}

/** Assigns a piece of content to another element. */
export function moveContent(
  pages: readonly PageContent[],
  content: MarkedContent,
  element: PDFRef,
): void {
  partAt(pages, content)?.content.parents?.set(content.mcid, element);
}

/** Removes a piece of content from its element. */
export function releaseContent(pages: readonly PageContent[], content: MarkedContent): void {
  const part = partAt(pages, content);
  if (!part) return;
  part.content.parents?.set(content.mcid, PDFNull);
  part.segment.mcid = undefined;
  part.segment.lines = part.segment.lines.slice(1, -1);
}

/** Marks all painted content without an element as an artifact, and writes the contents back into the file. */
export function writePageContents(pdf: PDFDocument, pages: readonly PageContent[]): void {
  for (const { stream, segments } of pages) {
    const operators = segments.flatMap(markedLines).join("\n");
    const compressed = deflateSync(Buffer.from(operators, "latin1"));
    pdf.context.assign(stream, pdf.context.stream(compressed, { Filter: "FlateDecode" }));
  }
}

function segmentsOf(operators: string): Segment[] {
  const segments: Segment[] = [{ mcid: undefined, lines: [] }];
  let depth = 0;
  for (const line of operators.split("\n")) {
    if (BEGIN.test(line)) {
      const number = BEGIN_NUMBERED.exec(line)?.[1];
      if (depth === 0) segments.push({ mcid: number ? Number(number) : undefined, lines: [] });
      depth += 1;
    }
    segments.at(-1)?.lines.push(line);
    if (END.test(line)) {
      depth -= 1;
      if (depth === 0) segments.push({ mcid: undefined, lines: [] });
    }
  }
  return segments;
}

function markedLines({ lines }: Segment): string[] {
  const isMarked = lines.some((line) => BEGIN.test(line));
  const isPainted = lines.some((line) => PAINT.test(line) || TEXT.test(line));
  return isPainted && !isMarked ? ["/Artifact BMC", ...lines, "EMC"] : lines;
}
