import { SearchArea } from "#app/search/search-area.island.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { PageProps } from "../page-kind.tsx";
import type { SearchData } from "./data.ts";

/** The search with all its results; before anything is typed, or without scripts, the main parts of the site. */
export function SearchPage(props: SearchData & PageProps) {
  const { heading, lead, breadcrumbs, withoutScript, sectionsHeading, sections, suggestions } =
    props;
  return (
    <>
      <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs} />
      <div className="page-width search-page">
        <SearchArea suggestions={suggestions} />
        <p className="without-script mb-10 max-w-measure text-lead">{withoutScript}</p>
        <section aria-labelledby="sections-heading" className="search-idle pt-4">
          <h2 id="sections-heading" className="text-h5">
            {sectionsHeading}
          </h2>
          <ul className="site-sections mt-6">
            {sections.map(({ title, text, href }) => (
              <li key={href} className="relative border-t-2 border-ink py-6">
                <h3 className="text-h4">
                  <SiteLink href={href} className="card-link">
                    {title}
                  </SiteLink>
                </h3>
                <p className="mt-1.5 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
