import { SiteLink } from "#app/ui/site-link.tsx";

export interface SuggestionLinksProps {
  links: readonly { label: string; href: string }[];
  onNavigate?: (() => void) | undefined;
}

/** Three links, each with a dot in one of the three inks. */
export function SuggestionLinks({ links, onNavigate }: SuggestionLinksProps) {
  return (
    <ul className="search-suggestions" data-results="">
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href} onClick={onNavigate}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
