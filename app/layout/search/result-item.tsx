import { useId } from "react";
import { SiteLink } from "#app/ui/site-link.tsx";
import { headingWithMarks } from "#app/lib/search-highlight.ts";
import type { SearchResult, SearchResults } from "#app/lib/search-rank.ts";
import { MarkedText } from "./marked-text.tsx";

export interface ResultItemProps {
  result: SearchResult;
  marks: SearchResults["marks"];
  /** On the page the title is a heading and set larger. */
  isLarge: boolean;
  onNavigate?: (() => void) | undefined;
}

/** One result. The link is its title and covers the whole; what stands below it describes it. */
export function ResultItem({ result, marks, isLarge, onNavigate }: ResultItemProps) {
  const id = useId();
  const { label, title, lead, headings, href } = result.page;
  const heading = headingWithMarks(headings, marks);
  const Title = isLarge ? "h2" : "p";
  return (
    <li className={`search-result group relative ${isLarge ? "search-result-large" : ""}`}>
      <Title className={isLarge ? "text-h4" : "text-h5 font-semibold"}>
        <SiteLink href={href} aria-describedby={id} onClick={onNavigate} className="card-link">
          <MarkedText text={title} marks={marks} />
        </SiteLink>
      </Title>
      <div id={id} className="search-result-text">
        <p data-area={href.split(/[/#]/)[1]} className="search-label">
          {label}
        </p>
        <p className="text-ink-2">
          <MarkedText text={lead} marks={marks} />
        </p>
        {heading && (
          <p className="text-caption text-ink-2">
            Under “<MarkedText text={heading} marks={marks} />”
          </p>
        )}
        {!heading && result.inText.length > 0 && (
          <p className="text-caption text-ink-2">
            In the text: <MarkedText text={result.inText.join(", ")} marks={marks} />
          </p>
        )}
      </div>
    </li>
  );
}
