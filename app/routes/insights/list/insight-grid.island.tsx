import gridTexts from "virtual:words/insightGrid";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { siteHref } from "#app/base/site-href.ts";
import { isPlainPress } from "#app/ui/runtime/events.ts";
import { mainIsland } from "#app/ui/runtime/island.tsx";
import { localFile } from "#app/ui/runtime/local-file.ts";
import { changeQuery, useQuery } from "#app/ui/runtime/use-query.ts";
import { MOMENT_DELAY, TIME_LIMIT } from "#app/ui/runtime/waiting.ts";
import { Card, type CardData } from "#app/ui/sections/card.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill, fillNodes } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { insightGridWords } from "../interface-words.ts";
import { type CategoryFile, categoryFilePath } from "./category-file.ts";

export interface InsightGridProps {
  /** The list's id, such as `articles`. */
  list: string;
  /** The insights of this page. The categories are those of the whole list. */
  cards: CardData[];
  categories: string[];
  /** The number of the page, counted from 1, and how many the list has. */
  number: number;
  count: number;
  /** The address of the first page of the list, and of the pages before and after this one. */
  listHref: string;
  newerHref?: string | undefined;
  olderHref?: string | undefined;
  searchHref: string;
}

/** The number of items shown at first (product 8.3). */
const SHOWN_AT_FIRST = 6;

/** The items of a list: six at first, and the rest behind "Show more". The category in the address filters them. */
export const InsightGrid = mainIsland("InsightGrid", InsightGridView, gridTexts);

function InsightGridView(props: InsightGridProps) {
  const words = useWords<typeof insightGridWords>("insightGrid");
  const { list, cards, categories, number, count, listHref, searchHref } = props;
  // A visitor on a further page wants to see more, so all items are shown.
  const [isExpanded, setIsExpanded] = useState(number > 1);
  const grid = useRef<HTMLUListElement>(null);
  const wanted = useQuery().get("category")?.trim();
  const category = categories.find((name) => name.toLowerCase() === wanted?.toLowerCase());
  const cardsHere = category ? cards.filter((card) => card.category === category) : cards;
  // A list of a single page has all items here. For a longer list, the newest items of a category are fetched.
  const isPart = count > 1 && category !== undefined;
  const { file, isSlow } = useCategoryFile(isPart ? categoryFilePath(list, category) : undefined);
  const { total, cards: shown } = file ?? { total: cardsHere.length, cards: cardsHere };

  const showMore = () => {
    // The button disappears, so the focus moves to the first new item in the same task.
    flushSync(() => setIsExpanded(true));
    grid.current?.children[SHOWN_AT_FIRST]?.querySelector<HTMLElement>("a")?.focus();
  };
  return (
    <div className="insight-list page-width section-gap">
      {categories.length > 1 && (
        <CategoryFilter listHref={listHref} categories={categories} current={category} />
      )}
      {wanted && !category && (
        <p role="status" className="mb-10 wrap-anywhere text-ink-2">
          {fill(words.unknownCategory, { category: wanted })}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {category && (file || !isPart) ? fill(words.inCategory, { total, category }) : ""}
      </p>
      <ul
        ref={grid}
        className="insight-grid awaits-query page-grid gap-y-14"
        data-expanded={isExpanded}
        data-lead={!category && number === 1 && cards.length > 2 ? "" : undefined}
      >
        {shown.map((card, index) => (
          <li key={card.href} className="col-span-4 md:col-span-6 lg:col-span-4">
            <Reveal index={index % 3}>
              <Card card={card} isDetailed level={2} />
            </Reveal>
          </li>
        ))}
      </ul>
      {shown.length > SHOWN_AT_FIRST && !isExpanded && (
        <p className="needs-script mt-14 text-center">
          <button type="button" onClick={showMore} className="button button-outline">
            {words.showMore}
          </button>
        </p>
      )}
      {count > 1 && !category && <ListPages {...props} />}
      {isSlow && (
        <p role="status" className="mt-14 text-ink-2">
          {words.loading}
        </p>
      )}
      {category && (file === null || total > shown.length) && (
        <p role={file ? undefined : "alert"} className="mt-14 text-ink-2">
          {`${file ? fill(words.newestOnly, { shown: shown.length, total }) : words.pageOnly} `}
          {fillNodes(words.searchOthers, {
            search: (
              <SiteLink
                href={`${searchHref}?q=${encodeURIComponent(category)}`}
                className="text-link font-medium"
              >
                {fill(words.searchFor, { category })}
              </SiteLink>
            ),
          })}
        </p>
      )}
    </div>
  );
}

interface CategoryFilterProps extends Pick<InsightGridProps, "listHref" | "categories"> {
  current: string | undefined;
}

/** Links that put the chosen category into the address, so that a visitor can share it. */
function CategoryFilter({ listHref, categories, current }: CategoryFilterProps) {
  const words = useWords<typeof insightGridWords>("insightGrid");
  const choose = (event: MouseEvent, category: string | undefined) => {
    // A new tab or window loads a new document. So does a filter on a further page, because it begins on the first
    // page.
    if (!isPlainPress(event) || location.pathname !== siteHref(listHref)) return;
    event.preventDefault();
    changeQuery("category", category, "push");
  };
  return (
    <nav aria-label={words.filter} className="insight-filter needs-script mb-10 print:hidden">
      <ul className="sideways-row flex flex-wrap">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ""}>
            <SiteLink
              // A filter begins on the first page.
              href={category ? `${listHref}?category=${encodeURIComponent(category)}` : listHref}
              onClick={(event) => choose(event, category)}
              aria-current={category === current ? "true" : undefined}
              className="filter-link"
            >
              {category ?? words.all}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the pages with newer and older items. */
function ListPages({ newerHref, olderHref, number, count }: InsightGridProps) {
  const words = useWords<typeof insightGridWords>("insightGrid");
  return (
    <nav
      aria-label={words.pages}
      className="mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-rule pt-8 print:hidden"
    >
      <span>
        {newerHref && (
          <SiteLink href={newerHref} rel="prev" className="button button-outline">
            {words.newer}
          </SiteLink>
        )}
      </span>
      <span className="text-caption text-ink-2 tabular">{fill(words.page, { number, count })}</span>
      <span className="text-end">
        {olderHref && (
          <SiteLink href={olderHref} rel="next" className="button button-outline">
            {words.older}
          </SiteLink>
        )}
      </span>
    </nav>
  );
}

interface CategoryAnswer {
  /** Undefined until the file has arrived, null if it does not arrive. */
  file: CategoryFile | null | undefined;
  /** Whether the file takes a moment to arrive. */
  isSlow: boolean;
}

const NO_ANSWER: CategoryAnswer = { file: undefined, isSlow: false };

/** Fetches the file with the newest items of a category. */
function useCategoryFile(path: string | undefined): CategoryAnswer {
  const [answer, setAnswer] = useState<CategoryAnswer & { path: string }>();
  // An effect, because it waits for the network. Another choice of category aborts the request.
  useEffect(() => {
    if (path === undefined) return;
    const leaving = new AbortController();
    const settle = (file: CategoryAnswer["file"], isSlow = false) => {
      if (!leaving.signal.aborted) setAnswer({ path, file, isSlow });
    };
    const slow = setTimeout(settle, MOMENT_DELAY, undefined, true);
    fetchCategoryFile(path, leaving.signal)
      .catch(() => null)
      .then((file) => {
        clearTimeout(slow);
        settle(file);
      });
    return () => leaving.abort();
  }, [path]);
  return answer && answer.path === path ? answer : NO_ANSWER;
}

/** @throws DOMException if the request is aborted or takes too long, SyntaxError if the answer is not JSON */
async function fetchCategoryFile(path: string, leaving: AbortSignal): Promise<CategoryFile | null> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(TIME_LIMIT)]);
  const response = await fetch(localFile(path), { signal });
  return response.ok ? response.json() : null;
}
