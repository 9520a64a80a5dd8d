import { siteHref, telephoneLink } from "#app/base/site-href.ts";
import { slugOf } from "#app/base/slug.ts";
import { content } from "#app/model/content.ts";
import { builtSize } from "../../../platform/built-files.ts";

/** The name of the deck as a file (product 13.6). */
export function deckFile(extension: "html" | "pptx" | "pdf"): string {
  return `${slugOf(content().site.name)}-corporate-presentation.${extension}`;
}

/** The deck in other forms: the PowerPoint file, which `npm run dev` makes when it is asked for, and the PDF where the build has printed one. */
export function deckFiles() {
  const pptx = `/${deckFile("pptx")}`;
  const pdf = "/presentation.pdf";
  const size = builtSize(pptx);
  const pdfSize = builtSize(pdf);
  const label = `PowerPoint (.pptx${size ? `, ${size}` : ""})`;
  const links = [{ href: siteHref(pptx), name: deckFile("pptx"), label }];
  if (pdfSize)
    links.push({ href: siteHref(pdf), name: deckFile("pdf"), label: `PDF (${pdfSize})` });
  return links;
}

/** Where a line of contacts leads that names something of the firm's that can be reached. */
export function contactHref(line: string): string | undefined {
  const { phone, email, url, social } = content().site;
  if (line === email) return `mailto:${email}`;
  if (line === phone) return telephoneLink(phone);
  if (url.endsWith(`//${line}`)) return url;
  return social.find(({ label }) => line.split(":")[0] === label)?.href;
}
