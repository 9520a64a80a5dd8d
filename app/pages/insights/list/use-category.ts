import { useEffect, useState } from "react";
import { type CategoryFile, categoryFilePath } from "#app/lib/insight-lists.ts";
import { siteHref } from "#app/lib/site-href.ts";
import type { InsightCardData } from "#app/sections/card.ts";

/** What a filter shows. */
export interface Filtered {
  cards: readonly InsightCardData[];
  /** Items of the category in the whole list; undefined while nobody knows. */
  total?: number | undefined;
  /** Set when the items beyond this page did not arrive: asks for them again. */
  retry?: (() => void) | undefined;
}

interface Answer {
  path: string;
  file?: CategoryFile;
}

/**
 * The items of one category. A list of one page has them all; of a longer one, those of this page stand until
 * the newest of the whole list have been fetched.
 *
 * @param list the list's id
 * @param category undefined: no filter
 * @param cards the items of this page
 */
export function useCategory(
  list: string,
  category: string | undefined,
  cards: readonly InsightCardData[],
  isPartOfList: boolean,
): Filtered {
  const [answer, setAnswer] = useState<Answer>();
  const path = isPartOfList && category ? categoryFilePath(list, category) : undefined;
  const isAnswered = path !== undefined && answer?.path === path;

  // An effect, because the category can come with the address: nobody has pressed anything.
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
