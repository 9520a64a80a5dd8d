import { useId } from "react";
import { SiteLink } from "#app/ui/site-link.tsx";
import { headingWithMarks, type Marks, markedParts } from "./highlight.ts";
import type { SearchResult } from "./search.ts";

export interface ResultItemProps {
  result: SearchResult;
  marks: Marks;
  isLarge: boolean;
}

/** One result. The link is its title and covers the whole; what stands below it describes it. */
export function ResultItem({ result, marks, isLarge }: ResultItemProps) {
  const id = useId();
  const { label, title, lead, headings, href } = result.page;
  const heading = headingWithMarks(headings, marks);
  const inText = result.inText.length > 0 && `In the text: ${result.inText.join(", ")}`;
  const place = heading ? `Under “${heading}”` : inText;
  const Title = isLarge ? "h2" : "p";
  return (
    <li className={`search-result group relative ${isLarge ? "search-result-large" : ""}`}>
      <Title className={isLarge ? "text-h4" : "text-h5 font-semibold"}>
        <SiteLink href={href} aria-describedby={id} className="card-link">
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
        {place && (
          <p className="text-caption text-ink-2">
            <MarkedText text={place} marks={marks} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Each part is an element, because page translators replace text nodes. */
function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  let place = 0;
  return markedParts(text, marks).map((part) => {
    const key = place;
    place += part.text.length;
    const Part = part.isMarked ? "mark" : "span";
    return <Part key={key}>{part.text}</Part>;
  });
}
