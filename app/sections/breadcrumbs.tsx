import { SiteLink } from "#app/ui/site-link.tsx";

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  name: string;
  /** Address below the site, percent-encoded. */
  href: string;
}

/** The way from the home page; its last step is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-6 md:mb-8 print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-caption text-ink-3">
        {items.slice(0, -1).map(({ name, href }) => (
          <li key={href} className="flex items-center gap-x-2">
            <SiteLink
              href={href}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-blue hover:underline"
            >
              {name}
            </SiteLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="flex items-center">
          {items.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}
