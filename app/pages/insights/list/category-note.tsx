import { SiteLink } from "#app/ui/site-link.tsx";
import type { Filtered } from "./use-category.ts";

export interface CategoryNoteProps {
  category: string;
  filtered: Filtered;
}

const LINK = "font-medium text-blue underline underline-offset-4";

/** What a filter does not show, in words, and the way to it. */
export function CategoryNote({ category, filtered: { cards, total, retry } }: CategoryNoteProps) {
  const search = (
    <SiteLink href={`/search?q=${encodeURIComponent(category)}`} className={LINK}>
      Search for {category}
    </SiteLink>
  );
  if (retry) {
    return (
      <p role="alert" className="mt-14">
        Only the items of this page are filtered: the others did not arrive.{" "}
        <button type="button" onClick={retry} className={LINK}>
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
