import { useSyncExternalStore } from "react";
import { SEARCH_FILE_PATH } from "#app/lib/search-file.ts";
import { createSearchIndex, type SearchIndex } from "#app/lib/search-index.ts";

/** Where the index is on its way. */
export type SearchIndexState =
  | { status: "idle" | "loading" | "failed" }
  | { status: "ready"; index: SearchIndex };

/** Milliseconds. A slow telephone needs two seconds for the index of a thousand insights. */
const TIME_LIMIT = 15_000;

const IDLE: SearchIndexState = { status: "idle" };
let state = IDLE as SearchIndexState;
const listeners = new Set<() => void>();

function become(next: SearchIndexState): void {
  state = next;
  for (const notify of listeners) notify();
}

async function fetchIndex(): Promise<SearchIndex> {
  const address = `${import.meta.env.BASE_URL}${SEARCH_FILE_PATH.slice(1)}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return createSearchIndex(await response.json());
}

/** Loads the index, once in a visit; after a failure the next call tries again. */
export function loadSearchIndex(): void {
  if (state.status === "loading" || state.status === "ready") return;
  become({ status: "loading" });
  fetchIndex().then(
    (index) => become({ status: "ready", index }),
    () => become({ status: "failed" }),
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The index, as far as it has come. It does not load it: see `loadSearchIndex`. */
export function useSearchIndex(): SearchIndexState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => IDLE,
  );
}
