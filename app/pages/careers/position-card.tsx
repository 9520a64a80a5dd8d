import { Reveal } from "#app/sections/reveal.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface PositionCardProps {
  position: { id: string; title: string; location: string; type: string; description: string };
  index: number;
}

/** Milliseconds per card (specification, section 2: Careers). */
const STAGGER = 150;

/** An open position with the way to apply for it. */
export function PositionCard({ position, index }: PositionCardProps) {
  const { id, title, location, type, description } = position;
  return (
    <Reveal
      delay={STAGGER * (index + 1)}
      className="page-grid items-center gap-y-4 border-t-2 border-ink py-8 md:py-10"
    >
      <div className="col-span-4 md:col-span-5">
        <h3 className="text-h4">
          <SiteLink href={`/careers/${id}`} className="hover:text-blue">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-2 text-caption text-ink-3">
          {location}
          <span aria-hidden="true"> · </span>
          {type}
        </p>
      </div>
      <p className="col-span-4 text-ink-2 md:col-span-5">{description}</p>
      <p className="col-span-4 md:col-span-2 md:text-right">
        <ApplyLink id={id} title={title} />
      </p>
    </Reveal>
  );
}

/** The job travels in the address (decision 12). */
export function ApplyLink({ id, title }: { id: string; title: string }) {
  return (
    <SiteLink
      href={`/careers/apply?position=${id}`}
      aria-label={`Apply Now: ${title}`}
      className={buttonStyle({ size: "small" })}
    >
      Apply Now
    </SiteLink>
  );
}
