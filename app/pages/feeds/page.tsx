import { PageHeader } from "#app/sections/page-header.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import type { PageProps } from "../page-kind.tsx";
import type { FeedsData } from "./data.ts";
import { FeedRow } from "./feed-row.tsx";

/** The feeds, each with its address to copy into a feed reader. */
export function FeedsPage({ opening, breadcrumbs, feeds, howTo }: FeedsData & PageProps) {
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
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
