import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { siteHref } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { search } from "./search.ts";
import { createSearchIndex, SEARCH_INDEX_PATH, type SearchIndex } from "./search-index.ts";
import { markedParts } from "./words.ts";

/** Shown where nothing was typed or found. */
export type Suggestions = readonly { label: string; href: string }[];

export interface SearchResultsProps {
  /** As typed. */
  query: string;
  suggestions: Suggestions;
  /** On /search titles are headings and set larger, and all results can be shown. */
  isPage?: boolean;
}

/** Milliseconds of rest before a count is announced: nobody wants to hear one for each letter. */
const REST = 700;
/** Milliseconds. A slow telephone needs two seconds for the index of a thousand insights. */
const TIME_LIMIT = 15_000;

/** What a search has found, as it is typed, or words that say why there is nothing. */
export function SearchResults({ query, suggestions, isPage = false }: SearchResultsProps) {
  const text = useDeferredValue(query.trim());
  const [index, retry] = useSearchIndex(!isPage || text !== "");
  const found = useMemo(
    () => (index && index !== "failed" ? search(index, text) : undefined),
    [index, text],
  );
  // With each "Show more" as many more.
  const [more, setMore] = useState({ text, count: 0 });
  const limit = (isPage ? 20 : 7) + (more.text === text ? more.count : 0);
  const list = useRef<HTMLUListElement>(null);

  if (text === "" && isPage) return null;
  if (text !== "" && index === "failed") return <Failure onRetry={retry} />;
  if (text !== "" && !found) return <p className="search-note">Loading the search…</p>;
  const { results = [], stems = new Set<string>() } = found ?? {};
  if (results.length === 0) {
    return (
      <div className="search-note" data-results="">
        {text === "" ? <p>Or start here:</p> : <NothingFound text={text} />}
        <LinkList links={suggestions} className="search-suggestions" />
      </div>
    );
  }
  const showMore = () => {
    setMore({ text, count: limit });
    // The button may go away: the focus moves on to what it brought.
    requestAnimationFrame(() => list.current?.querySelectorAll("a")[limit]?.focus());
  };
  const count = results.length === 1 ? "1 result" : `${results.length} results`;
  return (
    <>
      <Announcement text={count} />
      <p tabIndex={-1} data-result-count="" className="search-note tabular">
        {count}
      </p>
      <ul ref={list} className="search-results" data-results="">
        {results.slice(0, limit).map((result) => (
          <ResultItem key={result.page.href} {...result} stems={stems} isLarge={isPage} />
        ))}
      </ul>
      {results.length > limit && isPage && (
        <p className="mt-10">
          <button type="button" onClick={showMore} className="button button-outline">
            Show more
          </button>
        </p>
      )}
      {results.length > limit && !isPage && (
        <p data-results="" className="search-more">
          <SiteLink href={`/search?q=${encodeURIComponent(text)}`}>
            <span>{`All ${count}`}</span>
            <Icon name="arrow-right" size={20} />
          </SiteLink>
        </p>
      )}
    </>
  );
}

/** The index, which is fetched when it is first needed; undefined until it has come. The function tries again. */
function useSearchIndex(isNeeded: boolean) {
  const [index, setIndex] = useState<SearchIndex | "failed">();
  const load = useCallback(async () => {
    setIndex(undefined);
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const answer = fetch(siteHref(SEARCH_INDEX_PATH), { signal }).then((each) => each.json());
    // A page of an error is no index either.
    setIndex(await answer.then(createSearchIndex).catch(() => "failed" as const));
  }, []);
  const isAsked = isNeeded || index !== undefined;
  // The index comes from the network.
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  return [index, load] as const;
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    onRetry();
    // The button goes away: the focus goes back to the field.
    document.querySelector<HTMLElement>("[role=search] input")?.focus();
  };
  return (
    <div role="alert" className="search-note">
      <p className="text-h5 font-semibold text-ink">The search did not load</p>
      <p className="mt-2">Its index did not arrive. Check the connection, then try again.</p>
      <p className="mt-5">
        <button type="button" onClick={retry} className="button button-small">
          Try again
        </button>
      </p>
    </div>
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <>
      <Announcement text={`No results for ${text}`} />
      <p className="text-h5 font-semibold wrap-anywhere text-ink">{`No results for “${text}”`}</p>
      <p className="mt-2">Try another word, or a shorter one. These may help:</p>
    </>
  );
}

type Result = ReturnType<typeof search>["results"][number];
type Stems = ReadonlySet<string>;

/** One result. The link is its title and covers the whole; what is below it describes it. */
function ResultItem({
  page: { label, title, lead, headings, href },
  inText,
  stems,
  isLarge,
}: Result & { stems: Stems; isLarge: boolean }) {
  const id = useId();
  const heading = headings.find((heading) =>
    markedParts(heading, stems).some(({ isMarked }) => isMarked),
  );
  const words = inText.length > 0 && `In the text: ${inText.join(", ")}`;
  const place = heading ? `Under “${heading}”` : words;
  const Title = isLarge ? "h2" : "p";
  return (
    <li className={`search-result group relative ${isLarge ? "search-result-large" : ""}`}>
      <Title className={isLarge ? "text-h4" : "text-h5 font-semibold"}>
        <SiteLink href={href} aria-describedby={id} className="card-link">
          <MarkedText text={title} stems={stems} />
        </SiteLink>
      </Title>
      <div id={id} className="search-result-text">
        <p data-area={href.split(/[/#]/)[1]} className="search-label">
          {label}
        </p>
        <p className="text-ink-2">
          <MarkedText text={lead} stems={stems} />
        </p>
        {place && (
          <p className="text-caption text-ink-2">
            <MarkedText text={place} stems={stems} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Each part is an element, because page translators replace text nodes. */
function MarkedText({ text, stems }: { text: string; stems: Stems }) {
  return markedParts(text, stems).map(({ text, start, isMarked }) => {
    const Part = isMarked ? "mark" : "span";
    return <Part key={start}>{text}</Part>;
  });
}

/** Says to screen readers what a search has found, once the typing rests. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  // A timer: the announcement waits until the typing rests.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
