import type { ReactNode } from "react";
import type { PictureSource } from "#app/base/picture-source.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { OpeningPicture } from "./opening-picture.tsx";

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  name: string;
  /** The address below the site, percent-encoded. */
  href: string;
}

export interface PageHeaderProps {
  heading: ReactNode;
  lead?: string | undefined;
  picture?: PictureSource | undefined;
  /** The last breadcrumb is the page itself. A page without breadcrumbs shows none. */
  breadcrumbs: readonly Breadcrumb[];
  children?: ReactNode;
}

/** The top of an inner page: a large heading on the left, one sentence on the right, a wide picture below. */
export function PageHeader({ heading, lead, picture, breadcrumbs, children }: PageHeaderProps) {
  return (
    <div className="page-width page-header">
      {breadcrumbs.length > 0 && (
        <nav aria-label="Breadcrumb" className="breadcrumbs">
          <ol>
            {breadcrumbs.slice(0, -1).map(({ name, href }) => (
              <li key={href}>
                <SiteLink href={href}>{name}</SiteLink>
                <span aria-hidden="true">/</span>
              </li>
            ))}
            <li aria-current="page">{breadcrumbs.at(-1)?.name}</li>
          </ol>
        </nav>
      )}
      <div className="page-heading page-grid">
        <h1 className="text-h1">{heading}</h1>
        {lead && <p className="text-lead text-ink-2">{lead}</p>}
      </div>
      {children}
      {picture ? <OpeningPicture picture={picture} /> : <PaintWholePage />}
    </div>
  );
}
