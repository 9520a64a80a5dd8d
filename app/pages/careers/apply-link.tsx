import { SiteLink } from "#app/ui/site-link.tsx";

/** The way to apply for a position: it travels in the address (decision 12). */
export function ApplyLink({ id, title }: { id: string; title: string }) {
  return (
    <SiteLink
      href={`/careers/apply?position=${id}`}
      aria-label={`Apply Now: ${title}`}
      className="button button-small"
    >
      Apply Now
    </SiteLink>
  );
}
