import { useMemo, useSyncExternalStore } from "react";
import { listen } from "./signals.ts";

/** Fired when the query has changed without leaving the page. */
const CHANGED = "site:query";

const subscribe = (notify: () => void) => listen(window, ["popstate", CHANGED], notify);

/**
 * The query of the page's address: the state of what can be shared by a link. Empty in the prerendered page and while
 * it is hydrated.
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
 * Changes one parameter of the query without leaving the page; undefined takes it out.
 *
 * @param history whether Back leads to the query before this one (`push`) or past it (`replace`)
 */
export function changeQuery(
  name: string,
  value: string | undefined,
  history: "push" | "replace" = "replace",
): void {
  const url = new URL(location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href === location.href) return;
  window.history[`${history}State`](window.history.state, "", url);
  dispatchEvent(new Event(CHANGED));
}
