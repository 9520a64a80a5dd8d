import { STORED } from "#app/browser/storage.ts";
import { parseBody } from "#app/content/body.ts";
import { content } from "#app/content/content.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { byId } from "#app/lib/by-id.ts";
import { buildDay, displayDate } from "#app/lib/dates.ts";
import { ContentsList } from "#app/pages/contents-list.tsx";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { LinkRows } from "#app/sections/link-rows.tsx";
import { Prose } from "#app/sections/prose.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";

/** Privacy, terms or cookies, with the day on which the site was built (decision 14). */
export function LegalPage({ id }: PageRecord) {
  const { markdown, stored, file } = byId(content().legal, id);
  const body = parseBody(markdown, file);
  const others = content().legal.filter((other) => other.id !== id);
  return (
    <>
      <div className="page-width page-grid section-gap gap-y-8">
        <div className="col-span-4 md:col-span-12 lg:col-span-3">
          <ContentsList body={body} />
        </div>
        <div className="col-span-4 md:col-span-10 lg:col-span-8 lg:col-start-5">
          <p className="mb-8 text-ink-2 lg:pt-5">
            Last updated: <time dateTime={buildDay()}>{displayDate(buildDay())}</time>
          </p>
          <Prose body={body} siteUrl={content().site.url} />
          {stored && (
            <div className="prose mt-10">
              <h2>{stored.heading}</h2>
              <ul>
                {Object.entries(stored.items).map(([name, words]) => (
                  <li key={name}>
                    <code>{name}</code>: {words}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <TextRows id="also" heading="See also">
        <LinkRows items={others.map((other) => ({ href: `/${other.id}`, title: other.title }))} />
      </TextRows>
    </>
  );
}

/** Where the words are not those of app/browser/storage.ts on what the browser keeps. */
export function legalProblems(): ContentProblem[] {
  const kinds = Object.keys(STORED);
  return content().legal.flatMap(({ stored, file }) => {
    const named = Object.keys(stored?.items ?? {});
    if (!stored || kinds.toSorted().join() === named.toSorted().join()) return [];
    const remedy = `say in words what is kept under each of these names: ${kinds.join(", ")}`;
    return [{ file, field: "stored.items", value: named.join(", "), remedy }];
  });
}
