import { buttonStyle } from "#app/ui/button-style.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { NotFoundArtwork } from "./not-found-artwork.tsx";

export interface NotFoundScreenProps {
  lead: string;
  links: { label: string; href: string }[];
}

/** The screen for an address without a page (specification, section 2: Not found). */
export function NotFoundScreen({ lead, links }: NotFoundScreenProps) {
  return (
    <div className="page-width section-gap">
      <div className="page-grid items-center gap-y-10">
        <div className="col-span-4 md:col-span-7">
          <NotFoundArtwork />
        </div>
        <div className="col-span-4 md:col-span-5 lg:pl-10">
          <h1 className="text-h2">
            <span className="block text-h5 text-blue tabular">404</span>
            Oops! Page not found
          </h1>
          <p className="mt-5 text-lead text-ink-2">{lead}</p>
          <p className="mt-8">
            <SiteLink href="/" className={buttonStyle()}>
              Return to Home
            </SiteLink>
          </p>
                    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1">
            {links.map(({ label, href }) => (
              <li key={href}>
                <SiteLink
                  href={href}
                  className="inline-flex min-h-8 items-center text-blue underline underline-offset-4"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
