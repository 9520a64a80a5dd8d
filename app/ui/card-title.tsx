import { SiteLink } from "./site-link.tsx";

export interface CardTitleProps {
  title: string;
  href: string;
  className: string;
  level?: 2 | 3 | undefined;
}

/** The title of a card: a heading with the link that covers the whole card, which is `relative`. */
export function CardTitle({ title, href, className, level = 3 }: CardTitleProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading className={className}>
      <SiteLink href={href} className="card-link">
        {title}
      </SiteLink>
    </Heading>
  );
}
