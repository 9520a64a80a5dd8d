import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";

/** Milliseconds of rest before the address follows what is typed (Safari takes 100 changes in half a minute). */
const REST = 300;

/**
 * What is searched for: typed into the field, and kept in the address as `?q=…`, so that it can be shared and
 * found again on the way back. Typing replaces the address, it adds no steps to the history.
 *
 * @param field may hold what was typed before React took over
 * @returns the query, empty in the prerendered page, and what to call when it is typed
 */
export function useAddressQuery(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState("");
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = params.get("q") ?? "";

  const type = (next: string) => {
    setQuery(next);
    clearTimeout(writing.current);
    writing.current = setTimeout(() => {
      const q = next.trim();
      setParams(q ? { q } : {}, { replace: true, preventScrollReset: true });
    }, REST);
  };

  // An effect, because the prerendered page knows no query. Our own changes replace; all others are news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same query may be asked for again
  useEffect(() => {
    if (navigation === "REPLACE") return;
    clearTimeout(writing.current);
    setQuery(asked || (field.current?.value ?? ""));
  }, [key, navigation]);

  // An effect, because whoever leaves the page must not be brought back by a late change of the address.
  useEffect(() => () => clearTimeout(writing.current), []);
  return [query, type] as const;
}
