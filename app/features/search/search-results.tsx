import { useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { search } from "./search.ts";
import { markedParts } from "./words.ts";

type Found = ReturnType<typeof search>;

type SearchResultsProps = Found & { text: string; isPage: boolean };

/** The results for a text, and the way to those that are not shown. */
export function SearchResults({ results, stems, text, isPage }: SearchResultsProps) {
  const first = isPage ? 20 : 7;
  // Another text begins with the first again; what both find stays as it is, with the focus that may be on it.
  const [more, setMore] = useState({ text, limit: first });
  const limit = more.text === text ? more.limit : first;
  const showMore = () => {
    // The button may go away: the focus moves on to what it brought, before anything else can happen.
    flushSync(() => setMore({ text, limit: limit + first }));
    document.querySelectorAll<HTMLElement>("main [data-results] a")[limit]?.focus();
  };
  const count = results.length === 1 ? "1 result" : `${results.length} results`;
  return (
    <>
      <SearchOutcome text={count} className="search-note tabular" />
      <ul className="search-results" data-results="">
        {results.slice(0, limit).map((result) => (
          <ResultItem key={result.page.href} {...result} stems={stems} isPage={isPage} />
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

type ResultItemProps = Found["results"][number] & Pick<SearchResultsProps, "stems" | "isPage">;

/** One result. The link is its title and covers the whole; what is below it describes it. */
function ResultItem({ page, inText, stems, isPage }: ResultItemProps) {
  const id = useId();
  const marked = (text: string) =>
    markedParts(text, stems).map(({ text, place, isMarked }) => {
      // Each part is an element, because page translators replace text nodes.
      const Part = isMarked ? "mark" : "span";
      return <Part key={place}>{text}</Part>;
    });
  const heading = page.headings.find((heading) =>
    markedParts(heading, stems).some(({ isMarked }) => isMarked),
  );
  const words = inText.length > 0 && `In the text: ${inText.join(", ")}`;
  const place = heading ? `Under “${heading}”` : words;
  const Title = isPage ? "h2" : "p";
  return (
    <li className={`search-result group relative ${isPage ? "search-result-large" : ""}`}>
      <Title className={isPage ? "text-h4" : "text-h5 font-semibold"}>
        <SiteLink href={page.href} aria-describedby={id} className="card-link">
          {marked(page.title)}
        </SiteLink>
      </Title>
      <div id={id} className="search-result-text">
        <p data-area={page.href.split(/[/#]/)[1]} className="search-label">
          {page.label}
        </p>
        <p className="text-ink-2">{marked(page.lead)}</p>
        {place && <p className="text-caption text-ink-2">{marked(place)}</p>}
      </div>
    </li>
  );
}

interface SearchOutcomeProps {
  text: string;
  className: string;
}

/** Milliseconds: nobody wants to hear a count for each letter. */
const REST = 700;

/** What a search has found: seen at once, and spoken by screen readers when the typing rests. They find it only once. */
export function SearchOutcome({ text, className }: SearchOutcomeProps) {
  const [spoken, setSpoken] = useState("");
  // It waits until the typing rests.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p tabIndex={-1} data-search-outcome="" className={className}>
      <span aria-hidden="true">{text}</span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </p>
  );
}
