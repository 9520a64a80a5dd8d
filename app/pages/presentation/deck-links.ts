import { builtSize } from "#app/content/built-files.ts";
import { type Content, content } from "#app/content/content.ts";
import { siteHref, telephoneLink } from "#app/lib/site-href.ts";
import { slugOf } from "#app/lib/slug.ts";

/** The deck in another form. */
export interface DeckLink {
  href: string;
  /** As it is saved. */
  name: string;
  label: string;
}

/** The name of the deck as a file: the specified one (section 7; decision 22). */
export function deckFile(extension: "html" | "pptx" | "pdf"): string {
  return `${slugOf(content().site.name)}-corporate-presentation.${extension}`;
}

/** The PowerPoint file, which `npm run dev` makes when it is asked for, and the PDF where the build has printed one. */
export function deckFiles(): DeckLink[] {
  const [pptx, pdf] = [`/${deckFile("pptx")}`, "/presentation.pdf"];
  const [size, pdfSize] = [builtSize(pptx), builtSize(pdf)];
  const label = `PowerPoint (.pptx${size ? `, ${size}` : ""})`;
  const links = [{ href: siteHref(pptx), name: deckFile("pptx"), label }];
  if (pdfSize)
    links.push({ href: siteHref(pdf), name: deckFile("pdf"), label: `PDF (${pdfSize})` });
  return links;
}

export interface ContactLine {
  text: string;
  /** Where the line names something that can be reached. */
  href?: string;
}

/** A line of the contact slide, with a link where it names something of the firm's that can be reached. */
export function contactLine(
  text: string,
  { phone, email, url, social }: Content["site"],
): ContactLine {
  if (text === email) return { text, href: `mailto:${email}` };
  if (text === phone) return { text, href: telephoneLink(phone) };
  if (url.endsWith(`//${text}`)) return { text, href: url };
  const network = social.find(({ label }) => text.startsWith(label));
  return network ? { text, href: network.href } : { text };
}
