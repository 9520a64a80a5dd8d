import { z } from "zod";
import { SearchArea } from "#app/features/search/search-area.island.tsx";
import { pageContent } from "#app/model/page-content.ts";
import { link, opening, text } from "#app/model/schemas/shared.ts";
import { CardTitle } from "#app/ui/card-title.tsx";

const word = text.regex(/^[\p{L}\p{N}]+$/u, "must be one word, of letters and digits only");

export const searchContent = pageContent(
  "search",
  z.strictObject({
    ...opening,
    withoutScript: text,
    sectionsHeading: text,
    sections: z
      .array(z.strictObject({ title: text, text, href: text }))
      .min(1)
      .describe("The main parts of the site: shown before anything is typed."),
    suggestions: z.array(link).describe("Shown when nothing was found."),
    otherNames: z
      .array(z.strictObject({ path: text, words: z.array(word).min(1) }))
      .describe("What visitors call a page that does not call itself so; one word each."),
  }),
);

/** The search with all its results; before anything is typed, or without scripts, the main parts of the site. */
export function SearchPage() {
  const { withoutScript, sectionsHeading, sections, suggestions } = searchContent();
  return (
    <div className="page-width search-page">
      <SearchArea suggestions={suggestions} />
      <p className="without-script mb-10 max-w-measure text-lead">{withoutScript}</p>
      <section aria-labelledby="sections-heading" className="search-idle pt-4">
        <h2 id="sections-heading" className="text-h5">
          {sectionsHeading}
        </h2>
        <ul className="site-sections mt-6">
          {sections.map(({ title, text, href }) => (
            <li key={href} className="relative ruled py-6">
              <CardTitle title={title} href={href} className="text-h4" />
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
