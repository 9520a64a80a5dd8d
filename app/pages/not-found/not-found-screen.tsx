import { useEffect } from "react";
import { useLocation } from "react-router";
import type { ShellLink } from "#app/layout/shell.ts";
import { unansweredAddress } from "#app/lib/unanswered-address.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { NotFoundArtwork } from "./not-found-artwork.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface NotFoundScreenProps {
  lead?: string;
  links?: ShellLink[];
}

/** The screen for an address without a page (specification, section 2: Not found). */
export function NotFoundScreen({ lead, links }: NotFoundScreenProps) {
  const { pathname } = useLocation();
  // An effect, because the record is for whoever watches the browser's console (specification, section 2).
  useEffect(() => {
    if (unansweredAddress() !== undefined) return;
    // biome-ignore lint/suspicious/noConsole: the record that the specification asks for
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
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
          {lead && <p className="mt-5 text-lead text-ink-2">{lead}</p>}
          <p className="mt-8">
            <SiteLink href="/" className={buttonStyle()}>
              Return to Home
            </SiteLink>
          </p>
          {links && (
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
          )}
        </div>
      </div>
    </div>
  );
}
