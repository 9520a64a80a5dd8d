import { href } from "#app/routes/registry.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface ApplyLinkProps {
  position: { id: string; title: string };
}

/** Links to the application form. The query of the address names the position (product 11.3). */
export function ApplyLink({ position }: ApplyLinkProps) {
  return (
    <SiteLink
      href={`${href("careers/apply")}?position=${position.id}`}
      aria-label={`Apply Now: ${position.title}`}
      className="button button-small"
    >
      Apply Now
    </SiteLink>
  );
}
