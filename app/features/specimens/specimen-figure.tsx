import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { Specimen } from "./content.ts";
import type { specimenWords } from "./interface-words.ts";
import { SpecimenSheet } from "./specimen-sheet.tsx";

export interface SpecimenFigureProps {
  specimen: Specimen;
  /** The address of its page. */
  href: string;
}

/** A specimen where the text speaks of it: what it is for, the sheet itself, and the ways to take it along. */
export function SpecimenFigure({ specimen, href }: SpecimenFigureProps) {
  const words = useWords<typeof specimenWords>("specimens");
  const { id, title, lead } = specimen;
  return (
    <section
      aria-labelledby={`document-${id}-heading`}
      className="page-width section-gap print:hidden"
    >
      <PageStyles name="specimens" />
      {specimen.kind === "ownership" && <PageStyles name="ownership" />}
      <div className="page-grid gap-y-8 ruled pt-6">
        <div className="col-span-4 md:col-span-12 lg:col-span-4">
          <h2 id={`document-${id}-heading`} className="text-h3">
            {title}
          </h2>
          <p className="mt-4 max-w-[37.5rem] text-ink-2">{lead}</p>
          <p className="mt-4 flex flex-wrap gap-x-6">
            <SiteLink
              href={href}
              className="text-link inline-flex min-h-8 items-center font-medium"
            >
              {words.open}
            </SiteLink>
          </p>
        </div>
        <div className="col-span-4 md:col-span-12 lg:col-span-8">
          <SpecimenSheet specimen={specimen} level={3} />
        </div>
      </div>
    </section>
  );
}
