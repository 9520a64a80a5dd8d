import type { KeyboardEvent, ReactNode } from "react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkList, type LinkListProps } from "#app/ui/link-list.tsx";
import { localFile } from "#app/ui/runtime/local-file.ts";
import { TIME_LIMIT } from "#app/ui/runtime/waiting.ts";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { searchWords } from "./interface-words.ts";
import { loadSearchLanguage } from "./load-search-language.ts";
import { search } from "./search.ts";
import { createSearchIndex, SEARCH_INDEX_PATH, type SearchIndex } from "./search-index.ts";
import { SearchOutcome, SearchResults } from "./search-results.tsx";

/** The links that are shown where nothing is typed or found. */
export type Suggestions = LinkListProps["links"];

export interface SearchPanelProps {
  /** The query as typed. */
  query: string;
  onQuery: (query: string) => void;
  suggestions: Suggestions;
  /** The page of the search. */
  searchHref: string;
  /** Whether it stands on /search, where titles are headings and all results can be shown, or in the dialog. */
  isPage: boolean;
  /** The button beside the field. */
  children: ReactNode;
}

/** The field of the search, and below it the results while the visitor types. */
export function SearchPanel(props: SearchPanelProps) {
  const { query, onQuery, searchHref, isPage, children } = props;
  const words = useWords<typeof searchWords>("search");
  const id = isPage ? "search-field" : "search-dialog-field";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links in it
    <div onKeyDown={moveFocus} className="contents">
      {/* biome-ignore lint/a11y/useSemanticElements: some browsers do not know <search> */}
      <form
        role="search"
        action={siteHref(searchHref)}
        onSubmit={(event) => {
          if (!isPage) return;
          // The results are shown already. Moving the focus hides the keyboard of a telephone.
          event.preventDefault();
          document.querySelector<HTMLElement>("[data-search-outcome]")?.focus();
        }}
        className={`search-bar ${isPage ? "needs-script print:hidden" : ""}`}
      >
        <label htmlFor={id} className="sr-only">
          {words.field}
        </label>
        <Icon name="search" size={24} />
        <input
          id={id}
          type="search"
          name="q"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          aria-describedby={`${id}-hint`}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          className="search-input"
        />
        <p id={`${id}-hint`} className="sr-only">
          {words.hint}
        </p>
        {children}
      </form>
      <div className={isPage ? "contents" : "search-scroll"}>
        <SearchOutput {...props} />
      </div>
    </div>
  );
}

/** The arrow keys move the focus between the field and the results. A letter typed on a result goes to the field. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  // The first stop is the field.
  const stops = [...currentTarget.querySelectorAll<HTMLElement>("input, [data-results] a")];
  const index = stops.indexOf(target as HTMLElement);
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
  if (index < 0 || hasModifier) return;
  const next = stops[nextIndex(key, index, stops.length)];
  if (next) {
    event.preventDefault();
    next.focus();
  } else if (index > 0 && key.length === 1) {
    stops[0]?.focus();
  }
}

/** The index of the stop to which a key leads; -1 or beyond the last stop where it leads nowhere. */
function nextIndex(key: string, index: number, count: number): number {
  if (key === "ArrowDown") return index + 1;
  if (key === "ArrowUp") return index - 1;
  const isField = index === 0;
  // In the field Home and End move the caret.
  if (key === "Home" && !isField) return 1;
  if (key === "End" && !isField) return count - 1;
  return -1;
}

/** The results of the query, or a text that says why there are none. */
function SearchOutput(props: SearchPanelProps) {
  const { query, suggestions, searchHref, isPage } = props;
  const words = useWords<typeof searchWords>("search");
  const text = useDeferredValue(query.trim());
  const isEmpty = text === "";
  const [index, setIndex] = useState<SearchIndex | "failed">();
  const needsIndex = index === undefined && !(isPage && isEmpty);
  // The index comes from the network when it is first needed.
  useEffect(() => {
    if (needsIndex) fetchIndex().then(setIndex);
  }, [needsIndex]);
  const found = useMemo(() => {
    if (index && index !== "failed") return search(index, text);
  }, [index, text]);

  if (isEmpty && isPage) return null;
  if (!isEmpty && index === undefined) return <p className="search-note">{words.loading}</p>;
  if (!isEmpty && found === undefined) {
    return <LoadError suggestions={suggestions} onRetry={() => setIndex(undefined)} />;
  }
  if (found && found.results.length > 0) {
    const allHref = `${searchHref}?q=${encodeURIComponent(text)}`;
    return <SearchResults {...found} text={text} allHref={allHref} isPage={isPage} />;
  }
  return (
    <div className="search-note" data-results="">
      {isEmpty ? <p>{words.start}</p> : <NoResults text={text} />}
      <LinkList links={suggestions} className="search-suggestions" />
    </div>
  );
}

function NoResults({ text }: { text: string }) {
  const words = useWords<typeof searchWords>("search");
  return (
    <>
      <SearchOutcome
        text={fill(words.noResults, { query: text })}
        className="text-h5 font-semibold wrap-anywhere text-ink"
      />
      <p className="mt-2">{words.noResultsAdvice}</p>
    </>
  );
}

interface LoadErrorProps extends Pick<SearchPanelProps, "suggestions"> {
  onRetry: () => void;
}

function LoadError({ suggestions, onRetry }: LoadErrorProps) {
  const words = useWords<typeof searchWords>("search");
  const retry = () => {
    onRetry();
    // The button disappears, so the field takes the focus.
    document.querySelector<HTMLElement>("[role=search] input")?.focus();
  };
  return (
    <div role="alert" className="search-note">
      <p className="text-h5 font-semibold text-ink">{words.failed}</p>
      <p className="mt-2">{words.failedAdvice}</p>
      <p className="mt-5">
        <button type="button" onClick={retry} className="button button-small">
          {words.tryAgain}
        </button>
      </p>
      <p className="mt-5">{words.start}</p>
      <LinkList links={suggestions} className="search-suggestions" />
    </div>
  );
}

async function fetchIndex(): Promise<SearchIndex | "failed"> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const [response, language] = await Promise.all([
      fetch(localFile(SEARCH_INDEX_PATH), { signal }),
      loadSearchLanguage(document.documentElement.lang),
    ]);
    // The HTML of an error page is no JSON, so it fails here, too.
    return createSearchIndex(await response.json(), language);
  } catch {
    return "failed";
  }
}
