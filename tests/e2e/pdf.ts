import { getDocument, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page of a PDF: width and height in points (1/72 inch), and its texts in the order in which they are drawn. */
export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
}

/** A run of letters: its base line in points above the lower edge of the page, and its size in points. */
export interface PdfText {
  text: string;
  bottom: number;
  size: number;
}

/** Reads the pages of a PDF. @throws Error for a file that is no PDF */
export async function pagesOf(pdf: Uint8Array): Promise<PdfPage[]> {
  // The library takes the bytes over, so it gets a copy.
  const data = new Uint8Array(pdf);
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await readPage(await document.getPage(number)));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    // Spaces and ends of lines are items, too.
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , sheared, scaled, , bottom] = item.transform;
    return [{ text: item.str, bottom, size: Math.hypot(sheared, scaled) }];
  });
  return { width, height, texts };
}
