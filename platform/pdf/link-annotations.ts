import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFString } from "@pdfme/pdf-lib";

/** A link on a page. */
interface PdfLink {
  annotation: PDFDict;
  /** Its address. Undefined for a place within the file. */
  address: string | undefined;
  /** Replaces the address, if the link has one. */
  setAddress: (address: string) => void;
}

const ANNOTATIONS = PDFName.of("Annots");
const SUBTYPE = PDFName.of("Subtype");
const LINK = PDFName.of("Link");
const ACTION = PDFName.of("A");
const URI = PDFName.of("URI");

/** The links on all pages of a file. */
export function linksOf(pdf: PDFDocument): PdfLink[] {
  return pdf.getPages().flatMap(({ node }) => {
    const annotations = node.lookupMaybe(ANNOTATIONS, PDFArray)?.asArray() ?? [];
    return annotations.flatMap((entry) => {
      const annotation = pdf.context.lookup(entry, PDFDict);
      if (annotation.get(SUBTYPE) !== LINK) return [];
      const action = annotation.lookupMaybe(ACTION, PDFDict);
      const address = action?.lookupMaybe(URI, PDFString)?.decodeText();
      const setAddress = (target: string) => action?.set(URI, PDFString.of(target));
      return [{ annotation, address, setAddress }];
    });
  });
}
