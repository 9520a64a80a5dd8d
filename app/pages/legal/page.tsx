import { parseBody } from "#app/content/body.ts";
import { content } from "#app/content/content.ts";
import { buildDay, displayDate } from "#app/lib/dates.ts";
import type { PageProps, PageRecord } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Prose } from "#app/sections/prose.tsx";

/**
 * What a legal page shows.
 *
 * @throws RangeError when there is no such page
 */
export function legalData({ id }: Pick<PageRecord, "id">) {
  const found = content().legal.find((page) => page.id === id);
  if (!found) throw new RangeError(`content/legal/ has no page ${id}`);
  const day = buildDay();
  return {
    opening: { heading: found.title, lead: found.lead },
    body: parseBody(found.markdown),
    // The date on which the site was built (decision 14).
    updated: { isoDate: day, date: displayDate(day) },
  };
}

export type LegalData = ReturnType<typeof legalData>;

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
