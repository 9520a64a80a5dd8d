import { useRef, useState } from "react";
import { island } from "#app/browser/island.tsx";
import { useQuery } from "#app/browser/use-query.ts";
import type { InsightCardData } from "#app/sections/card.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import type { ListPlace } from "./data.ts";
import { InsightCard } from "#app/sections/insight-card.tsx";
import { Reveal } from "#app/sections/reveal.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { CategoryNote } from "./category-note.tsx";
import { ListPages } from "./list-pages.tsx";
import { useCategory } from "./use-category.ts";

export interface InsightGridProps {
  /** The list's id, such as `articles`. */
  list: string;
  /** The items of this page of the list. */
  cards: InsightCardData[];
  /** Those of the whole list. */
  categories: string[];
  /** Where the page stands in a list of several. */
  place: ListPlace | undefined;
}

/** Items of a list shown at first (specification, section 9). */
const SHOWN_AT_FIRST = 6;
/** Milliseconds: 150 × (index + 1), counted within a row's worth of cards (specification, section 9). */
const STAGGER = 150;

/**
 * The items of a list: six at first, the rest behind "Show more" (who pages on has asked for more already); a
 * category from the address filters them.
 */
export const InsightGrid = island("InsightGrid", (props: InsightGridProps) => {
  const { list, cards, categories, place } = props;
  const [isExpanded, setIsExpanded] = useState(place !== undefined && place.number > 1);
  const grid = useRef<HTMLUListElement>(null);
  const wanted = useQuery().get("category");
  const category = categories.find((name) => name === wanted);
  const filtered = useCategory(list, category, cards, place !== undefined);
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
      <CategoryFilter path={listPath(list)} categories={categories} current={category} />
      <p aria-live="polite" className="sr-only">
        {category && filtered.total !== undefined ? `${filtered.total} in ${category}` : ""}
      </p>
      <ul ref={grid} className="insight-grid page-grid gap-y-14" data-expanded={isExpanded}>
        {filtered.cards.map((card, index) => (
          <li key={card.id} className="col-span-4 md:col-span-6 lg:col-span-4">
            <Reveal delay={STAGGER * ((index % 3) + 1)}>
              <InsightCard card={card} isDetailed level={2} />
            </Reveal>
          </li>
        ))}
      </ul>
      {rest > 0 && !isExpanded && (
        <p className="needs-script mt-14 text-center">
          <button type="button" onClick={showMore} className={buttonStyle({ variant: "outline" })}>
            Show more
          </button>
        </p>
      )}
      {category && <CategoryNote category={category} filtered={filtered} />}
      {place && !category && <ListPages place={place} />}
    </div>
  );
});
