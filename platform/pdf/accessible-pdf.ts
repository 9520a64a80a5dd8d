import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "@pdfme/pdf-lib";
import { conformanceGaps } from "./conformance-gaps.ts";
import { linksOf } from "./link-annotations.ts";
import { renumberElements } from "./renumber-elements.ts";
import { repairStructure } from "./repair-structure.ts";

/** A PDF that has been completed. */
export interface AccessiblePdf {
  bytes: Uint8Array;
  /** Sentences that say why it is not PDF/UA-1. Empty if no gap is known. */
  gaps: string[];
}

/**
 * Completes a PDF that Chromium has printed with tags, as PDF/UA-1 (ISO 14289-1) requires: each mark on a page is
 * tagged or an artifact, structure types are those of PDF 1.7, links have a description, and the metadata name
 * standard, title and author.
 *
 * @param printed the file as Chromium has written it
 * @param about the name of the author, and the title if it is not that of the page
 * @param links the beginning of addresses from which the page was printed, and of those to which its links lead
 * @returns the bytes of the file, which are always the same for the same page
 * @throws Error if the file has no structure tree
 */
export async function accessiblePdf(
  printed: Uint8Array,
  about: { author: string; title?: string | undefined },
  links = { from: "", to: "" },
): Promise<AccessiblePdf> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  repairStructure(pdf);
  renumberElements(pdf);
  for (const { annotation, address, setAddress } of linksOf(pdf)) {
    if (!address) continue;
    const target = address.startsWith(links.from)
      ? links.to + address.slice(links.from.length)
      : address;
    setAddress(target);
    annotation.set(PDFName.of("Contents"), PDFHexString.fromText(target));
  }
  describe(pdf, about);
  const gaps = conformanceGaps(pdf);
  writeMetadata(pdf, gaps.length === 0);
  // No object streams: they would make the file a tenth smaller and double the time.
  const options = { useObjectStreams: false, updateFieldAppearances: false };
  const bytes = await pdf.save({ ...options, objectsPerTick: Number.POSITIVE_INFINITY });
  return { bytes, gaps };
}

/** Names author, title and program, and removes the times. */
function describe(pdf: PDFDocument, { author, title }: Parameters<typeof accessiblePdf>[1]): void {
  pdf.setAuthor(author);
  if (title !== undefined) pdf.setTitle(title);
  // Headless Chromium writes its whole user agent here.
  pdf.setCreator("Chromium");
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict);
  info.delete(PDFName.of("CreationDate"));
  info.delete(PDFName.of("ModDate"));
}

/** Writes the metadata as XMP (ISO 16684-1). */
function writeMetadata(pdf: PDFDocument, isConformant: boolean): void {
  const { catalog, context } = pdf;
  const language = catalog.lookupMaybe(PDFName.of("Lang"), PDFString)?.decodeText();
  const part = isConformant ? "\n<pdfuaid:part>1</pdfuaid:part>" : "";
  const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(pdf.getTitle())}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(pdf.getAuthor())}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escapeXml(pdf.getCreator())}</xmp:CreatorTool>
<pdf:Producer>${escapeXml(pdf.getProducer())}</pdf:Producer>${part}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
  // The stream is not compressed, so that programs find it without decoding the file.
  const stream = context.stream(Buffer.from(xmp), { Type: "Metadata", Subtype: "XML" });
  catalog.set(PDFName.of("Metadata"), context.register(stream));
}

function escapeXml(text = ""): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
