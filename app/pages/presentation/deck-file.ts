import { content } from "#app/content/content.ts";
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
