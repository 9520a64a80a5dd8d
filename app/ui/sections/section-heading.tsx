import { SiteLink } from "#app/ui/site-link.tsx";

export interface SectionHeadingProps {
  id: string;
  heading: string;
  /** A short text above the heading, and part of it. */
  kicker?: string;
  lead?: string | undefined;
  link?: { label: string; href: string };
}

/** The heading of a section: large on the left; a sentence, a link or both on the right. */
export function SectionHeading({ id, heading, kicker, lead, link }: SectionHeadingProps) {
  return (
    <div className={`page-grid mb-8 gap-y-4 md:mb-12 ${lead ? "items-start" : "items-end"}`}>
      <h2
        id={id}
        className={`col-span-4 text-h2 ${lead ? "md:col-span-12 lg:col-span-7" : "md:col-span-8"}`}
      >
        {kicker && (
          <span className="mb-2 block text-caption font-medium tracking-normal text-blue">
            {kicker}{" "}
          </span>
        )}
        {heading}
      </h2>
      <div
        className={`col-span-4 ${lead ? "md:col-span-8 lg:col-span-4 lg:col-start-9 lg:pt-1" : "md:col-start-9 md:text-end"}`}
      >
        {lead && <p className="text-balance text-ink-2">{lead}</p>}
        {link && (
          <SiteLink
            href={link.href}
            className={`inline-flex min-h-8 items-center border-b-2 border-ink font-medium hover:border-blue hover:text-blue ${lead ? "mt-4" : ""}`}
          >
            {link.label}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
