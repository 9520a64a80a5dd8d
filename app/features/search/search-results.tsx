import { useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill, fillPlural } from "#app/words/fill.ts";
import type { WordsOf } from "#app/words/word-section.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import type { searchWords } from "./interface-words.ts";
import type { SearchResult, SearchResults as SearchResultList } from "./search.ts";
import type { SearchPage } from "./search-index.ts";
import type { SearchLanguage } from "./search-language.ts";
import { markedParts } from "./words.ts";

/** How many results are shown at first, and how many more "Show more" shows. */
const PAGE_STEP = 20;
const DIALOG_STEP = 7;

export interface SearchResultsProps extends SearchResultList {
  /** The query, trimmed. */
  text: string;
  /** The page with all results. */
  allHref: string;
  /** Whether they stand on /search or in the dialog. */
  isPage: boolean;
}

/** The results for a query, and the way to those that are not shown. */
export function SearchResults(props: SearchResultsProps) {
  const { results, stems, language: searchLanguage, text, allHref, isPage } = props;
  const words = useWords<typeof searchWords>("search");
  const language = useLanguage();
  const step = isPage ? PAGE_STEP : DIALOG_STEP;
  // The state belongs to one query. A key would reset it too, but would lose the focus on results of both queries.
  const [shown, setShown] = useState({ text, limit: step });
  const limit = shown.text === text ? shown.limit : step;
  const showMore = () => {
    // The button may disappear, so the focus moves to the first new result, in the same task.
    flushSync(() => setShown({ text, limit: limit + step }));
    document.querySelectorAll<HTMLElement>("main [data-results] a")[limit]?.focus();
  };
  const count = fillPlural(words.results, language, results.length, {});
  return (
    <>
      <SearchOutcome text={count} className="search-note tabular" />
      <ul className="search-results" data-results="">
        {results.slice(0, limit).map((result) => (
          <ResultItem
            key={result.page.href}
            {...result}
            stems={stems}
            language={searchLanguage}
            isPage={isPage}
          />
        ))}
      </ul>
      {results.length > limit && isPage && (
        <p className="mt-10">
          <button type="button" onClick={showMore} className="button button-outline">
            {words.showMore}
          </button>
        </p>
      )}
      {results.length > limit && !isPage && (
        <p data-results="" className="search-more">
          <SiteLink href={allHref}>
            <span>{fill(words.allResults, { results: count })}</span>
            <Icon name="arrow-right" size={20} />
          </SiteLink>
        </p>
      )}
    </>
  );
}

interface Marking {
  /** The stems of the words to mark. */
  stems: ReadonlySet<string>;
  language: SearchLanguage;
}

interface ResultItemProps extends SearchResult, Marking {
  isPage: boolean;
}

/** One result. The link of its title covers it; the texts below describe the link. */
function ResultItem({ page, wordsInText, stems, language, isPage }: ResultItemProps) {
  const marking = { stems, language };
  const words = useWords<typeof searchWords>("search");
  const id = useId();
  const reason = reasonOf(page, wordsInText, marking, words);
  const Title = isPage ? "h2" : "p";
  return (
    <li className={`search-result group relative ${isPage ? "search-result-large" : ""}`}>
      <Title className={isPage ? "text-h4" : "text-h5 font-semibold"}>
        <SiteLink href={page.href} aria-describedby={id} className="card-link">
          {markWords(page.title, marking)}
        </SiteLink>
      </Title>
      <div id={id} className="search-result-text">
        <p data-area={page.href.split(/[/#]/)[1]} className="search-label">
          {page.label}
        </p>
        <p className="text-ink-2">{markWords(page.lead, marking)}</p>
        {reason && <p className="text-caption text-ink-2">{markWords(reason, marking)}</p>}
      </div>
    </li>
  );
}

/** Says under which heading or by which words of its text the page was found; undefined where title and lead say it. */
function reasonOf(
  page: SearchPage,
  wordsInText: readonly string[],
  { stems, language }: Marking,
  words: WordsOf<typeof searchWords>,
): string | undefined {
  const heading = page.headings.find((heading) =>
    markedParts(heading, stems, language).some(({ isMarked }) => isMarked),
  );
  if (heading) return fill(words.underHeading, { heading });
  if (wordsInText.length > 0) return fill(words.inText, { words: wordsInText.join(", ") });
  return undefined;
}

/** A text whose words with some stems are marked. Each part is an element, because page translators replace text nodes. */
function markWords(text: string, { stems, language }: Marking) {
  return markedParts(text, stems, language).map((part) => {
    const Part = part.isMarked ? "mark" : "span";
    return <Part key={part.index}>{part.text}</Part>;
  });
}

/** Milliseconds without typing before a screen reader says the outcome: not after each letter. */
const TYPING_PAUSE = 700;

export interface SearchOutcomeProps {
  text: string;
  className: string;
}

/**
 * Says what a search has found. It is visible at once; a screen reader says it when the typing pauses. The visible text is
 * hidden from screen readers, so that they find it only once.
 */
export function SearchOutcome({ text, className }: SearchOutcomeProps) {
  const [spoken, setSpoken] = useState("");
  // A timer waits for the pause.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), TYPING_PAUSE);
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
