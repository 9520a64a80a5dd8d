import { PageHeader } from "#app/sections/page-header.tsx";
import { Prose } from "#app/sections/prose.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import type { LegalData } from "./data.ts";

/** Privacy, terms or cookies. */
export function LegalPage({ opening, breadcrumbs, body, updated }: LegalData & PageProps) {
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <div className="page-width page-grid section-gap gap-y-8">
        <p className="col-span-4 border-t-2 border-ink pt-5 text-ink-2 md:col-span-12 lg:col-span-3">
          Last updated: <time dateTime={updated.isoDate}>{updated.date}</time>
        </p>
        <div className="col-span-4 md:col-span-10 lg:col-span-8 lg:col-start-5">
          <Prose body={body} />
        </div>
      </div>
    </>
  );
}
