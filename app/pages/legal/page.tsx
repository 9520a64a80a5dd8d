import { STORED } from "#app/browser/storage.ts";
import { parseBody } from "#app/content/body.ts";
import { content } from "#app/content/content.ts";
import { ContentError } from "#app/content/content-problem.ts";
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
    stored: found.stored && { ...found.stored, items: storedItems(found.stored.items, found.file) },
    // The date on which the site was built (decision 14).
    updated: { isoDate: day, date: displayDate(day) },
  };
}

/** What the browser keeps, each in words. @throws ContentError when the words are not those of app/browser/storage.ts */
function storedItems(words: Readonly<Record<string, string>>, file: string) {
  const kinds = Object.keys(STORED);
  if (kinds.toSorted().join() !== Object.keys(words).toSorted().join()) {
    const value = Object.keys(words).join(", ");
    const remedy = `say in words what is kept under each of these names: ${kinds.join(", ")}`;
    throw new ContentError([{ file, field: "stored.items", value, remedy }]);
  }
  return Object.entries(words);
}

export type LegalData = ReturnType<typeof legalData>;

/** Privacy, terms or cookies. */
export function LegalPage({ opening, breadcrumbs, body, stored, updated }: LegalData & PageProps) {
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <div className="page-width page-grid section-gap gap-y-8">
        <p className="col-span-4 border-t-2 border-ink pt-5 text-ink-2 md:col-span-12 lg:col-span-3">
          Last updated: <time dateTime={updated.isoDate}>{updated.date}</time>
        </p>
        <div className="col-span-4 md:col-span-10 lg:col-span-8 lg:col-start-5">
          <Prose body={body} />
          {stored && (
            <div className="prose mt-10">
              <h2>{stored.heading}</h2>
              <ul>
                {stored.items.map(([name, words]) => (
                  <li key={name}>
                    <code>{name}</code>: {words}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
