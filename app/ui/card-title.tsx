import { SiteLink } from "./site-link.tsx";

export interface CardTitleProps {
  title: string;
  href: string;
  className: string;
  level?: 2 | 3 | undefined;
}

/**
 * The heading of a card. Its link covers the whole card, which must have the class `relative`, and the attribute `data-card`
 * by which scripts find it (app/ui/runtime/prefetch.ts).
 */
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
