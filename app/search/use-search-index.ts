import { useCallback, useEffect, useState } from "react";
import { siteHref } from "#app/lib/site-href.ts";
import { createSearchIndex, SEARCH_INDEX_PATH, type SearchIndex } from "./search-index.ts";

/** Milliseconds. A slow telephone needs two seconds for the index of a thousand insights. */
const TIME_LIMIT = 15_000;

async function fetchSearchIndex(): Promise<SearchIndex> {
  const address = siteHref(SEARCH_INDEX_PATH);
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return createSearchIndex(await response.json());
}

/** The index, or how far it has come. */
export type SearchIndexState = SearchIndex | "idle" | "loading" | "failed";

/**
 * The index, fetched when it is first needed.
 *
 * @returns the index, and what tries again after a failure
 */
export function useSearchIndex(isNeeded: boolean): [SearchIndexState, retry: () => void] {
  const [state, setState] = useState<SearchIndexState>("idle");
  const load = useCallback(() => {
    setState("loading");
    fetchSearchIndex().then(setState, () => setState("failed"));
  }, []);
  // An effect, because the index comes from the network.
  useEffect(() => {
    if (isNeeded && state === "idle") load();
  }, [isNeeded, state, load]);
  return [state, load];
}
