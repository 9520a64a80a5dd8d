import { SiteLink } from "#app/ui/site-link.tsx";

export interface LinkRowsProps {
  items: readonly { href: string; title: string; note?: string }[];
}

/** Links to pages, one below the other with hairlines between. */
export function LinkRows({ items }: LinkRowsProps) {
  return (
    <ul className="-mt-4">
      {items.map(({ href, title, note }) => (
        <li key={href} className="border-b border-rule">
          <SiteLink
            href={href}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4 hover:text-blue"
          >
            <span className="text-h5 font-semibold">{title}</span>
            {note && <span className="text-ink-2">{note}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
