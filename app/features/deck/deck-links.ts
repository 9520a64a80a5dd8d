import { localPath } from "#app/base/local-path.ts";
import { siteHref, telephoneLink } from "#app/base/site-href.ts";
import { slugOf } from "#app/base/slug.ts";
import { content } from "#app/model/content.ts";
import { wordsOf } from "#app/model/words.ts";
import { fill } from "#app/words/fill.ts";
import { builtSize } from "../../../platform/built-files.ts";
import { slideWords } from "./interface-words.ts";

/** The name of the deck as a file (product 13.6). */
export function deckFile(extension: "html" | "pptx" | "pdf"): string {
  return `${slugOf(content().site.name)}-corporate-presentation.${extension}`;
}

/** A link that downloads the deck in another form. */
export interface DeckFileLink {
  href: string;
  /** The name of the downloaded file. */
  name: string;
  label: string;
}

/**
 * The deck as other files: the PowerPoint file, which `npm run dev` makes on request, and the PDF, if the build has
 * printed it. Sizes are known only in a built site.
 *
 * @param pdf the address of the printed page below the site
 */
export function deckFiles(pdf: string): DeckFileLink[] {
  const pptx = localPath(`/${deckFile("pptx")}`, content().language.prefix);
  const size = builtSize(pptx);
  const words = wordsOf(slideWords);
  const label = size ? fill(words.powerPointOfSize, { size }) : words.powerPoint;
  const powerPoint = { href: siteHref(pptx), name: deckFile("pptx"), label };
  const pdfSize = builtSize(pdf);
  if (!pdfSize) return [powerPoint];
  const pdfLabel = fill(words.pdf, { size: pdfSize });
  return [powerPoint, { href: siteHref(pdf), name: deckFile("pdf"), label: pdfLabel }];
}

/** The address for a line with a mail address, a telephone number or a profile. Undefined for any other line. */
export function contactHref(line: string): string | undefined {
  const { phone, email, url, social } = content().site;
  if (line === email) return `mailto:${email}`;
  if (line === phone) return telephoneLink(phone);
  if (url.endsWith(`//${line}`)) return url;
  // Such as `LinkedIn: Our firm`.
  const [name] = line.split(":");
  return social.find(({ label }) => label === name)?.href;
}
