import { Icon } from "#app/ui/icon.tsx";
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
          <SiteLink href={href} className="flex items-center gap-x-6 py-4 hover:text-blue">
            <span className="grow justify-between gap-x-8 sm:flex sm:items-baseline">
              <span className="block text-h5 font-semibold">{title}</span>
              {note && <span className="shrink-0 text-ink-2">{note}</span>}
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
