import { pictureOf } from "#app/features/artwork/pictures.ts";
import { insightCard } from "#app/features/insights/cards.ts";
import { insightList, insightListsContent } from "#app/features/insights/content.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import {
  type CategoryFile,
  categoryFilePath,
  LIST_PAGE_LENGTH,
  listPagePath,
  listPath,
} from "#app/features/insights/list-paths.ts";
import { wordsOfFields } from "#app/features/search/search-words.ts";
import { content, type Insight } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageAddress, PageRecord, SiteSection } from "#app/model/page-record.ts";
import { address } from "#app/routes/page-kind.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { InsightGrid } from "./insight-grid.island.tsx";

const itemsOf = (list: string) => insightIndex().lists[list] ?? [];

/** How many pages a list has, at least one. */
const pageCount = (list: string) => Math.ceil(itemsOf(list).length / LIST_PAGE_LENGTH) || 1;

/** Where llms.txt lists the lists that have items. */
const SECTIONS: Readonly<Record<string, SiteSection>> = {
  insights: "Company",
  articles: "Articles",
  blogs: "Blogs",
};

/** The lists, each on as many pages as its items need. */
export function insightListAddresses(): PageAddress[] {
  return insightListsContent().lists.flatMap((list) => {
    const { id, meta, heading, lead, comingSoon } = list;
    const path = listPath(id);
    const pageHeader = { heading, ...(!comingSoon && { lead }) };
    const parent = id === "insights" ? undefined : "/insights";
    const words = () => wordsOfFields(insightList, list, content());
    const first = address(path, meta, {
      id,
      name: heading,
      pageHeader,
      parent,
      words,
      section: SECTIONS[id],
    });
    const count = pageCount(id);
    const others = Array.from({ length: count - 1 }, (_, index) => {
      const number = index + 2;
      const title = `${meta.title}, page ${number}`;
      const description = `Page ${number} of ${count}. ${meta.description}`;
      const place = { name: `${heading}, page ${number}`, parent: path, continues: path, number };
      return address(
        listPagePath(id, number),
        { title, description },
        { id, pageHeader, ...place },
      );
    });
    return [first, ...others];
  });
}

/** What a lead story and the two beside it have as pictures. */
const LEADING = ["lead", "stacked", "stacked"] as const;

/** The cards of the first of some items of a list, as many as a page holds. */
const cardsOf = (list: string, items: readonly Insight[], isLeading = false) =>
  items.slice(0, LIST_PAGE_LENGTH).map((insight, index) => {
    const format = isLeading ? LEADING[index] : undefined;
    return insightCard(insight, { folder: listPath(list), format });
  });

/** A list of insights, or the note that a kind of them is yet to come (product 8.1 and 8.5). */
export function InsightListPage({ id, number = 1 }: PageRecord) {
  const { lists, nothingYet, subscribe } = insightListsContent();
  const { comingSoon } = itemById(lists, id);
  if (comingSoon)
    return (
      <div className="page-width page-grid items-center gap-y-8 py-10 md:py-16">
        <Picture
          picture={pictureOf(comingSoon.picture, `coming-soon-${id}`, "wide")}
          isEager
          className="col-span-4 aspect-video rounded-picture md:col-span-6 lg:col-span-7"
        />
        <div role="note" className="col-span-4 md:col-span-6 lg:col-span-5 lg:pl-8">
          <h2 className="text-h3">Coming soon</h2>
          <p className="mt-4 text-lead text-ink-2">{comingSoon.sentence}</p>
          <SiteLink href="/insights/blogs" className="button button-outline mt-8">
            Check out our blogs in the meantime
          </SiteLink>
        </div>
      </div>
    );
  const items = itemsOf(id);
  if (items.length === 0) return <p className="page-width section-gap text-lead">{nothingYet}</p>;
  return (
    <>
      <InsightGrid
        list={id}
        cards={cardsOf(id, items.slice((number - 1) * LIST_PAGE_LENGTH), number === 1)}
        categories={[...new Set(items.map(({ category }) => category))].sort()}
        number={number}
        count={pageCount(id)}
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

/**
 * What a visitor fetches who filters a list that has several pages: for each list and category the
 * newest items, by the path of the file. A list of one page has all of its items there.
 */
export function categoryFiles(): Record<string, string> {
  const long = Object.entries(insightIndex().lists).filter(([id]) => pageCount(id) > 1);
  const files = long.flatMap(([id, items]) =>
    [...Map.groupBy(items, ({ category }) => category)].map(([category, inCategory]) => {
      const file: CategoryFile = { total: inCategory.length, cards: cardsOf(id, inCategory) };
      return [categoryFilePath(id, category), JSON.stringify(file)];
    }),
  );
  return Object.fromEntries(files);
}
