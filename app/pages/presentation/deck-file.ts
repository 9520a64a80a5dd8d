import { content } from "#app/content/content.ts";
import { slugOf } from "#app/lib/slug.ts";

/** The name of the deck as a file: the specified one (section 7; decision 22). */
export function deckFile(extension: "html" | "pptx"): string {
  return `${slugOf(content().site.name)}-corporate-presentation.${extension}`;
}
