import { parseBody } from "#app/content/body.ts";
import { content } from "#app/content/content.ts";
import { buildDay } from "#app/lib/build-day.ts";
import { displayDate } from "#app/lib/dates.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";

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
