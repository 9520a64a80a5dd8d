import { SiteLink } from "#app/ui/site-link.tsx";

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  name: string;
  /** The address below the site, percent-encoded. */
  href: string;
}

export interface BreadcrumbsProps {
  /** The last one is the page itself. Nothing is shown where there is none. */
  breadcrumbs: readonly Breadcrumb[];
}

/** The way from the home page to a page, above its heading. */
export function Breadcrumbs({ breadcrumbs }: BreadcrumbsProps) {
  if (breadcrumbs.length === 0) return null;
  return (
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
  );
}
