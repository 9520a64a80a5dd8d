import type { MouseEvent } from "react";
import { changeQuery } from "#app/browser/use-query.ts";
import { siteHref } from "#app/lib/site-href.ts";

export interface CategoryFilterProps {
  /** The address of the list: a filter begins at its first page. */
  path: string;
  categories: string[];
  /** The category from the address; undefined for all. */
  current: string | undefined;
}

const CHIP =
  "inline-flex min-h-10 items-center rounded-pill border-[1.5px] border-rule px-4 text-caption font-medium hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

/** Links that keep the chosen category in the address, so that it can be shared. */
export function CategoryFilter({ path, categories, current }: CategoryFilterProps) {
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
