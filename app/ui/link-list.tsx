import type { LinkLanguage } from "#app/words/words-context.tsx";
import { SiteLink } from "./site-link.tsx";

export interface LinkListProps {
  /** The language is that of the page to which a link in an island leads, if it is another (SiteLink). */
  links: readonly { label: string; href: string; language?: LinkLanguage | undefined }[];
  className?: string;
  linkClass?: string;
}

/** A list of links to pages of the site. */
export function LinkList({ links, className, linkClass }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href, language }) => (
        <li key={href}>
          <SiteLink href={href} language={language} className={linkClass}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
