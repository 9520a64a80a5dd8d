import {
  type InsightList,
  insightList,
  insightListsContent,
} from "#app/features/insights/content.ts";
import { wordsOfFields } from "#app/features/search/search-words.ts";
import type { Content, Insight } from "#app/model/content.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import type { PageAddress, PageHeading } from "#app/model/page-record.ts";
import { wordsOf } from "#app/model/words.ts";
import { pageAddress } from "#app/routes/page-kind.ts";
import { fillPath } from "#app/routes/paths.ts";
import { fill } from "#app/words/fill.ts";
import { insightListWords } from "../interface-words.ts";
import { comingSoonOf, itemsOfList, LIST_PAGE_LENGTH, pageCount } from "./list-pages.ts";

/** Patterns of the list of all insights and of the other lists, and of the further pages of each. */
type ListPaths = Readonly<Record<"all" | "list" | "allPage" | "listPage", string>>;

/** The decoded address of a page of a list, counted from 1. */
export function listPath(paths: ListPaths, list: string, number = 1): string {
  if (list === ALL_INSIGHTS) {
    return number === 1 ? paths.all : fillPath<string>(paths.allPage, { number });
  }
  if (number === 1) return fillPath<string>(paths.list, { list });
  return fillPath<string>(paths.listPage, { list, number });
}

/**
 * The addresses of the lists. Each list has as many pages as its items need.
 *
 * @param itemPath the pattern of the canonical address of an insight
 */
export function insightListAddresses(
  paths: ListPaths,
  itemPath: string,
  content: Content,
): PageAddress[] {
  return insightListsContent(content).lists.flatMap((list) => {
    const count = pageCount(list.id, content);
    const pages = [firstPage(paths, itemPath, list, content)];
    for (let number = 2; number <= count; number += 1) {
      pages.push(furtherPage(paths, itemPath, list, number, content));
    }
    return pages;
  });
}

function firstPage(
  paths: ListPaths,
  itemPath: string,
  list: InsightList,
  content: Content,
): PageAddress {
  const { id, heading } = list;
  const items = itemsOfList(id, content);
  const comingSoon = comingSoonOf(list, content);
  // The page of a list that is coming soon does not show the lead.
  const shown = comingSoon ? { ...list, lead: undefined } : { ...list, comingSoon: undefined };
  return pageAddress(listPath(paths, id), comingSoon?.meta ?? list.meta, {
    id,
    name: heading,
    pageHeader: headerOf(list, content),
    // A list without items says too little for a search engine.
    isIndexed: items.length > 0,
    isInSiteSearch: true,
    hasSignUp: comingSoon !== undefined,
    hasOwnClosing: comingSoon !== undefined,
    listed: listedOn(itemPath, id, 1, content),
    modified: lastChange(items),
    words: () => wordsOfFields(insightList, shown, content),
    section: id === ALL_INSIGHTS ? "company" : id,
  });
}

function furtherPage(
  paths: ListPaths,
  itemPath: string,
  list: InsightList,
  number: number,
  content: Content,
): PageAddress {
  const { id, meta, heading } = list;
  const count = pageCount(id, content);
  const words = wordsOf(insightListWords, content);
  const title = fill(words.furtherTitle, { title: meta.title, number });
  const description = fill(words.furtherDescription, {
    number,
    count,
    description: meta.description,
  });
  return pageAddress(
    listPath(paths, id, number),
    { title, description },
    {
      id,
      name: fill(words.furtherTitle, { title: heading, number }),
      pageHeader: headerOf(list, content),
      listed: listedOn(itemPath, id, number, content),
      continues: listPath(paths, id),
      number,
    },
  );
}

/** The day on which the latest of some insights was published or changed; undefined where there are none. */
function lastChange(items: readonly Insight[]): string | undefined {
  return items
    .map(({ date, updated = date }) => updated)
    .sort()
    .at(-1);
}

/** The canonical addresses of the insights on a page of a list. */
function listedOn(itemPath: string, listId: string, number: number, content: Content): string[] {
  const start = (number - 1) * LIST_PAGE_LENGTH;
  const items = itemsOfList(listId, content).slice(start, start + LIST_PAGE_LENGTH);
  return items.map(({ list, id }) => fillPath<string>(itemPath, { list, id }));
}

/** A list that is coming soon has a beginning of its own. */
function headerOf(list: InsightList, content: Content): PageHeading | undefined {
  const { heading, lead } = list;
  return comingSoonOf(list, content) ? undefined : { heading, lead, opening: "text" };
}
