import { SearchArea } from "#app/features/search/search-area.island.tsx";
import { href, islandLink } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { Breadcrumbs } from "#app/ui/sections/breadcrumbs.tsx";
import { searchContent } from "./content.ts";
import { SearchLens } from "./search-lens.tsx";

/** The search page. It lists all results. Without a query or without scripts it shows the main parts of the site. */
export function Page({ breadcrumbs }: PageProps<"search">) {
  const { heading, lead, withoutScript, sectionsHeading, sections, suggestions } = searchContent();
  const links = suggestions.map(islandLink);
  return (
    <div className="search-page">
      <PaintWholePage />
      <div className="search-opening page-top">
        <div className="page-width">
          <SearchLens />
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1 className="text-h1">{heading}</h1>
          <p className="search-lead text-lead">{lead}</p>
          <p className="without-script search-lead text-lead font-medium">{withoutScript}</p>
        </div>
      </div>
      <div className="page-width">
        <SearchArea suggestions={links} searchHref={href("search")} />
        <section aria-labelledby="sections-heading" className="search-idle">
          <h2 id="sections-heading" className="text-h5">
            {sectionsHeading}
          </h2>
          <ul className="site-sections mt-5">
            {sections.map(({ title, text, href }) => (
              <li key={href} data-card className="relative border-t border-rule py-5">
                <CardTitle title={title} href={href} className="text-h4" />
                <p className="mt-1 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
