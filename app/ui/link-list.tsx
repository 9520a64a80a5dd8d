import { SiteLink } from "./site-link.tsx";

export interface LinkListProps {
  links: readonly { label: string; href: string }[];
  className?: string;
  linkClass?: string;
}

/** A list of links to pages of the site. */
export function LinkList({ links, className, linkClass }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href} className={linkClass}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
