import { type MouseEvent, useEffect, useRef, useState } from "react";
import { island } from "#app/browser/island.tsx";
import { changeQuery, useQuery } from "#app/browser/use-query.ts";
import {
  type CategoryFile,
  categoryFilePath,
  listPagePath,
  listPath,
} from "#app/lib/insight-lists.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { InsightCard, type InsightCardData } from "#app/sections/insight-card.tsx";
import { Reveal } from "#app/sections/reveal.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface InsightGridProps {
  /** The list's id, such as `articles`. */
  list: string;
  /** The items of this page of the list. */
  cards: InsightCardData[];
  /** Those of the whole list. */
  categories: string[];
  /** The number of the page, counted from 1, and how many the list has. */
  number: number;
  count: number;
}

/** Items of a list shown at first (specification, section 9). */
const SHOWN_AT_FIRST = 6;

/**
 * The items of a list: six at first, the rest behind "Show more" (who pages on has asked for more already); a
 * category from the address filters them.
 */
export const InsightGrid = island("InsightGrid", (props: InsightGridProps) => {
  const { list, cards, categories, number, count } = props;
  const [isExpanded, setIsExpanded] = useState(number > 1);
  const grid = useRef<HTMLUListElement>(null);
  const wanted = useQuery().get("category");
  const category = categories.find((name) => name === wanted);
  const filtered = useCategory(list, category, cards, count > 1);
  const rest = filtered.cards.length - SHOWN_AT_FIRST;

  const showMore = () => {
    setIsExpanded(true);
    // The button goes away: the focus moves on to what it brought.
    requestAnimationFrame(() =>
      grid.current?.children[SHOWN_AT_FIRST]?.querySelector<HTMLElement>("a")?.focus(),
    );
  };
  return (
    <div className="page-width section-gap">
      {categories.length > 1 && (
        <CategoryFilter path={listPath(list)} categories={categories} current={category} />
      )}
      <p aria-live="polite" className="sr-only">
        {category && filtered.total !== undefined ? `${filtered.total} in ${category}` : ""}
      </p>
      <ul
        ref={grid}
        className="insight-grid awaits-query page-grid gap-y-14"
        data-expanded={isExpanded}
        data-lead={!category && number === 1 && cards.length > 2 ? "" : undefined}
      >
        {filtered.cards.map((card, index) => (
          <li key={card.id} className="col-span-4 md:col-span-6 lg:col-span-4">
            <Reveal place={index % 3}>
              <InsightCard card={card} isDetailed level={2} />
            </Reveal>
          </li>
        ))}
      </ul>
      {rest > 0 && !isExpanded && (
        <p className="needs-script mt-14 text-center">
          <button type="button" onClick={showMore} className="button button-outline">
            Show more
          </button>
        </p>
      )}
      {category && <CategoryNote category={category} filtered={filtered} />}
      {count > 1 && !category && <ListPages list={list} number={number} count={count} />}
    </div>
  );
});

interface CategoryFilterProps {
  /** The address of the list: a filter begins at its first page. */
  path: string;
  categories: string[];
  current: string | undefined;
}

const CHIP =
  "inline-flex min-h-10 items-center rounded-pill border-[1.5px] border-rule px-4 text-caption font-medium hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper forced-color-adjust-none forced-colors:text-[LinkText] forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]";

/** Links that keep the chosen category in the address, so that it can be shared. */
function CategoryFilter({ path, categories, current }: CategoryFilterProps) {
  const entries = [undefined, ...categories].map((category) => ({
    category,
    href: siteHref(category ? `${path}?category=${encodeURIComponent(category)}` : path),
  }));
  const choose = (event: MouseEvent, category: string | undefined) => {
    // A new tab, and a list that begins on another page, are documents of their own.
    if (event.metaKey || event.ctrlKey || location.pathname !== siteHref(path)) return;
    event.preventDefault();
    changeQuery({ category }, "push");
  };
  return (
    <nav aria-label="Filter by category" className="needs-script mb-10 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ category, href }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => choose(event, category)}
              aria-current={category === current ? "true" : undefined}
              className={CHIP}
            >
              {category ?? "All"}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a filter does not show, in words, and the way to it. */
function CategoryNote({ category, filtered }: { category: string; filtered: Filtered }) {
  const { cards, total, retry } = filtered;
  const search = (
    <SiteLink href={`/search?q=${encodeURIComponent(category)}`} className="text-link font-medium">
      Search for {category}
    </SiteLink>
  );
  if (retry) {
    return (
      <p role="alert" className="mt-14">
        Only the items of this page are filtered: the others did not arrive.{" "}
        <button type="button" onClick={retry} className="text-link font-medium">
          Try again
        </button>{" "}
        or {search}.
      </p>
    );
  }
  if (total === undefined || total <= cards.length) return null;
  return (
    <p className="mt-14 text-ink-2">
      These are the newest {cards.length} of {total}. {search} to find the others.
    </p>
  );
}

/** The way to the newer and the older items of a list. */
function ListPages({ list, number, count }: Pick<InsightGridProps, "list" | "number" | "count">) {
  return (
    <nav
      aria-label="Pages"
      className="mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-rule pt-8 print:hidden"
    >
      <span>
        {number > 1 && (
          <SiteLink
            href={listPagePath(list, number - 1)}
            rel="prev"
            className="button button-outline"
          >
            Newer
          </SiteLink>
        )}
      </span>
      <span className="text-caption text-ink-2 tabular">
        Page {number} of {count}
      </span>
      <span className="text-right">
        {number < count && (
          <SiteLink
            href={listPagePath(list, number + 1)}
            rel="next"
            className="button button-outline"
          >
            Older
          </SiteLink>
        )}
      </span>
    </nav>
  );
}

/** What a filter shows. */
interface Filtered {
  cards: readonly InsightCardData[];
  /** Items of the category in the whole list; undefined while nobody knows. */
  total?: number | undefined;
  /** Set when the items beyond this page did not arrive: asks for them again. */
  retry?: (() => void) | undefined;
}

/**
 * The items of one category. A list of one page has them all; of a longer one, those of this page stand until
 * the newest of the whole list have been fetched.
 */
function useCategory(
  list: string,
  category: string | undefined,
  cards: readonly InsightCardData[],
  isPartOfList: boolean,
): Filtered {
  const [answer, setAnswer] = useState<{ path: string; file?: CategoryFile }>();
  const path = isPartOfList && category ? categoryFilePath(list, category) : undefined;
  const isAnswered = path !== undefined && answer?.path === path;

  useEffect(() => {
    if (path === undefined || isAnswered) return;
    const leaving = new AbortController();
    fetchFile(path, leaving.signal).then(
      (file) => setAnswer({ path, file }),
      () => leaving.signal.aborted || setAnswer({ path }),
    );
    return () => leaving.abort();
  }, [path, isAnswered]);

  const shown = category ? cards.filter((card) => card.category === category) : cards;
  if (!path) return { cards: shown, total: shown.length };
  if (!isAnswered) return { cards: shown };
  if (answer.file) return answer.file;
  return { cards: shown, retry: () => setAnswer(undefined) };
}

async function fetchFile(path: string, signal: AbortSignal): Promise<CategoryFile> {
  const response = await fetch(siteHref(path), { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
