/** A page of a PDF: width and height in points (1/72 inch). */
export interface PdfPage {
  width: number;
  height: number;
}

/** The pages of a PDF as Chromium writes it (its page objects are not compressed). */
export function pagesOf(pdf: Buffer): PdfPage[] {
  const objects = pdf.toString("latin1").split("endobj");
  return objects
    .filter((object) => /\/Type\s*\/Page\b(?!s)/.test(object))
    .map((object) => {
      const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(object);
      return { width: Number(box?.[1]), height: Number(box?.[2]) };
    });
}
