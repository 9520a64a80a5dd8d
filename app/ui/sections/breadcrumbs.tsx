import type { frameWords } from "#app/ui/interface-words.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";

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
  const words = useWords<typeof frameWords>("frame");
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={words.breadcrumbs} className="breadcrumbs">
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
