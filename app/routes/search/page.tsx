import { SearchArea } from "#app/features/search/search-area.island.tsx";
import { href, islandLink } from "#app/routes/href.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { searchContent } from "./content.ts";

/** The search page. It lists all results. Without a query or without scripts it shows the main parts of the site. */
export function Page() {
  const { withoutScript, sectionsHeading, sections, suggestions } = searchContent();
  const links = suggestions.map(islandLink);
  return (
    <div className="page-width search-page">
      <SearchArea suggestions={links} searchHref={href("search")} />
      <p className="without-script mb-10 max-w-measure text-lead">{withoutScript}</p>
      <section aria-labelledby="sections-heading" className="search-idle pt-4">
        <h2 id="sections-heading" className="text-h5">
          {sectionsHeading}
        </h2>
        <ul className="site-sections mt-6">
          {sections.map(({ title, text, href }) => (
            <li key={href} data-card className="relative border-t border-rule py-6">
              <CardTitle title={title} href={href} className="text-h3" />
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
