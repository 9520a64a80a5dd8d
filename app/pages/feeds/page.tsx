import { PageOpening } from "#app/sections/page-opening.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import type { FeedsData } from "./data.ts";
import { FeedRow } from "./feed-row.tsx";

export interface FeedsPageProps {
  data: FeedsData;
}

/** The feeds, each with its address to copy into a feed reader. */
export function FeedsPage({ data }: FeedsPageProps) {
  const { feeds, howTo, ...opening } = data;
  return (
    <>
      <PageOpening {...opening} />
      <ul className="page-width section-gap">
        {feeds.map(({ path, label, text, address }) => (
          <FeedRow key={path} title={label} text={text} path={path} address={address} />
        ))}
      </ul>
      <TextRows id="how-to" heading={howTo.heading}>
        <div className="max-w-measure space-y-5">
          {howTo.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </TextRows>
      <div className="h-(--section-gap)" />
    </>
  );
}
