import { SiteLink } from "#app/ui/site-link.tsx";

/** A page above another. */
export interface Breadcrumb {
  name: string;
  /** Address below the site, percent-encoded. */
  href: string;
}

/** The pages above a page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-6 md:mb-8 print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-caption text-ink-3">
        {items.map(({ name, href }) => (
          <li key={href} className="flex gap-x-2">
            <SiteLink
              href={href}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-blue hover:underline"
            >
              {name}
            </SiteLink>
            <span aria-hidden="true" className="inline-flex items-center">
              /
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
