import { SiteLink } from "#app/ui/site-link.tsx";

export interface SuggestedLink {
  label: string;
  href: string;
}

export interface SuggestionsProps {
  links: readonly SuggestedLink[];
}

/** Links for whoever has not typed or found anything. */
export function Suggestions({ links }: SuggestionsProps) {
  return (
    <ul className="search-suggestions" data-results="">
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
