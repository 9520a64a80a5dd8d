import { useMemo, useSyncExternalStore } from "react";
import { listen } from "./events.ts";

/** Fired when the query has changed without leaving the page. */
const QUERY_EVENT = "site:query";

const subscribe = (notify: () => void) => listen(window, ["popstate", QUERY_EVENT], notify);

/**
 * The query of the page's address. It holds the state that a link can share. Empty in the prerendered page and while it
 * is hydrated.
 */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * Changes one parameter of the query without leaving the page.
 *
 * @param value undefined removes the parameter
 * @param mode `push` adds an entry to the history, so that Back restores the query; `replace` adds none
 */
export function changeQuery(
  name: string,
  value: string | undefined,
  mode: "push" | "replace" = "replace",
): void {
  const url = new URL(location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href === location.href) return;
  if (mode === "push") history.pushState(history.state, "", url);
  else history.replaceState(history.state, "", url);
  dispatchEvent(new Event(QUERY_EVENT));
}
