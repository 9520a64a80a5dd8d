import type { Insight } from "#app/content/content.ts";
import { insightIndex, insightListsContent } from "#app/content/insights.ts";
import { pictureOf } from "#app/content/pictures.ts";
import type { PictureField } from "#app/content/schemas/shared.ts";
import { byId } from "#app/lib/by-id.ts";
import {
  type CategoryFile,
  categoryFilePath,
  LIST_PAGE_LENGTH,
  listPagePath,
  listPath,
} from "#app/lib/insight-lists.ts";
import { insightCard } from "#app/pages/cards.ts";
import { address, type PageAddress, type PageRecord } from "#app/pages/page-kind.ts";
import { wordsOfFields } from "#app/pages/search-words.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { InsightGrid } from "./insight-grid.island.tsx";

/** How many pages a list has, at least one. */
function listPageCount(id: string): number {
  const { length } = insightIndex().lists[id] ?? [];
  return Math.max(1, Math.ceil(length / LIST_PAGE_LENGTH));
}

/** The lists, each on as many pages as its items need. */
export function insightListAddresses(): PageAddress[] {
  return insightListsContent().lists.flatMap((list) => {
    const { id, meta, heading, lead, comingSoon } = list;
    const path = listPath(id);
    const parent = id === "insights" ? undefined : "/insights";
    const own = { id, name: heading, opening: { heading, ...(!comingSoon && { lead }) } };
    const count = listPageCount(id);
    return Array.from({ length: count }, (_, index) => {
      const number = index + 1;
      if (number === 1) {
        return address(path, meta, { ...own, parent, words: () => wordsOfFields(list) });
      }
      const title = `${meta.title}, page ${number}`;
      const description = `Page ${number} of ${count}. ${meta.description}`;
      const place = { name: `${heading}, page ${number}`, parent: path, continues: path, number };
      return address(listPagePath(id, number), { title, description }, { ...own, ...place });
    });
  });
}

/** A list of insights, or the note that a kind of them is yet to come. */
export function InsightListPage({ id, number = 1 }: PageRecord) {
  const { lists, nothingYet, subscribe } = insightListsContent();
  const { comingSoon } = byId(lists, id);
  if (comingSoon) return <ComingSoon id={id} {...comingSoon} />;
  const items = insightIndex().lists[id] ?? [];
  if (items.length === 0) return <p className="page-width section-gap text-lead">{nothingYet}</p>;
  return (
    <>
      <InsightGrid
        list={id}
        cards={cardsOf(id, items.slice((number - 1) * LIST_PAGE_LENGTH), number === 1)}
        categories={[...new Set(items.map(({ category }) => category))].sort()}
        number={number}
        count={listPageCount(id)}
      />
      <p className="page-width section-gap print:hidden">
        <SiteLink
          href="/feeds"
          className="inline-flex min-h-11 items-center border-b-2 border-ink font-medium hover:border-blue hover:text-blue"
        >
          {subscribe}
        </SiteLink>
      </p>
    </>
  );
}

/** The cards of the first of some items of a list, as many as a page holds; a lead story has a large picture. */
function cardsOf(id: string, items: readonly Insight[], hasLead = false) {
  const formats = hasLead ? (["lead", "stacked", "stacked"] as const) : [];
  const folder = listPath(id);
  return items
    .slice(0, LIST_PAGE_LENGTH)
    .map((insight, index) => insightCard(insight, { folder, format: formats[index] }));
}

interface ComingSoonProps {
  id: string;
  sentence: string;
  picture: PictureField;
}

/** A kind of insight that is not there yet (specification, section 2: Insights list). */
function ComingSoon({ id, sentence, picture }: ComingSoonProps) {
  return (
    <div className="page-width page-grid items-center gap-y-8 py-10 md:py-16">
      <Picture
        picture={pictureOf(picture, `coming-soon-${id}`, "wide")}
        isEager
        className="col-span-4 aspect-video rounded-picture md:col-span-6 lg:col-span-7"
      />
      <div role="note" className="col-span-4 md:col-span-6 lg:col-span-5 lg:pl-8">
        <h2 className="text-h3">Coming soon</h2>
        <p className="mt-4 text-lead text-ink-2">{sentence}</p>
        <p className="mt-8">
          <SiteLink href="/insights/blogs" className="button button-outline">
            Check out our blogs in the meantime
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

/**
 * What a visitor fetches who filters a list that has several pages: for each list and category the
 * newest items, by the path of the file. A list of one page has all of its items there.
 */
export function categoryFiles(): Map<string, CategoryFile> {
  const long = Object.entries(insightIndex().lists).filter(([id]) => listPageCount(id) > 1);
  const files = long.flatMap(([id, items]) =>
    [...Map.groupBy(items, ({ category }) => category)].map(([category, inCategory]) => {
      const file = { total: inCategory.length, cards: cardsOf(id, inCategory) };
      return [categoryFilePath(id, category), file] as const;
    }),
  );
  return new Map(files);
}
