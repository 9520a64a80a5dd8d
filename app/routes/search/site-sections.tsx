import { SiteLink } from "#app/ui/site-link.tsx";

export interface SiteSectionsProps {
  sectionsHeading: string;
  sections: { title: string; text: string; href: string }[];
}

/** The main parts of the site, for whoever would rather look around, or has no scripts. */
export function SiteSections({ sectionsHeading, sections }: SiteSectionsProps) {
  return (
    <section aria-labelledby="sections-heading" className="pt-4">
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
  );
}
