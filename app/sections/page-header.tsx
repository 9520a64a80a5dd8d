import type { ReactNode } from "react";
import type { PictureSource } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { OpeningPicture } from "./opening-picture.tsx";

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  name: string;
  /** Address below the site, percent-encoded. */
  href: string;
}

export interface PageHeaderProps {
  heading: ReactNode;
  lead?: string;
  picture?: PictureSource;
  /** The way from the home page; its last step is the page itself. */
  breadcrumbs?: readonly Breadcrumb[];
  children?: ReactNode;
}

/** How inner pages open: a large heading left, one sentence right, a wide picture below. */
export function PageHeader({ heading, lead, picture, breadcrumbs, children }: PageHeaderProps) {
  return (
    <div className="page-width pt-10 md:pt-16">
      {breadcrumbs && breadcrumbs.length > 0 && (
        <nav aria-label="Breadcrumb" className="mb-6 md:mb-8 print:hidden">
          <ol className="flex flex-wrap gap-x-2 text-caption text-ink-3">
            {breadcrumbs.slice(0, -1).map(({ name, href }) => (
              <li key={href} className="flex items-center gap-x-2">
                <SiteLink href={href} className="leading-6 hover:text-blue hover:underline">
                  {name}
                </SiteLink>
                <span aria-hidden="true">/</span>
              </li>
            ))}
            <li aria-current="page" className="flex items-center">
              {breadcrumbs.at(-1)?.name}
            </li>
          </ol>
        </nav>
      )}
      <div className="page-grid items-end gap-y-5">
        <h1 className="col-span-4 text-h1 md:col-span-12 lg:col-span-8">{heading}</h1>
        {lead && (
          <p className="col-span-4 text-lead text-balance text-ink-2 md:col-span-8 lg:col-span-4 lg:col-start-9 lg:pb-2">
            {lead}
          </p>
        )}
      </div>
      {children}
      {picture && (
        <OpeningPicture
          picture={picture}
          className="mt-10 aspect-4/3 max-h-[520px] sm:aspect-video md:mt-14 lg:aspect-[2640/900]"
        />
      )}
    </div>
  );
}
