import type { InsightData } from "./data.ts";
import { ShareControls } from "./share-controls.island.tsx";

export interface BylineProps {
  page: Pick<InsightData, "author" | "date" | "isoDate" | "minutes" | "title" | "address">;
}

/** Author, date, reading time, and the ways to pass the page on. */
export function Byline({ page }: BylineProps) {
  // As high as the controls from the start: they may arrive a moment after the text has been painted.
  return (
    <div className="mt-8 flex min-h-[65px] flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule pt-5 print:min-h-0">
      <p className="text-ink-2">
        By <span className="font-medium text-ink">{page.author}</span>
        <span aria-hidden="true"> · </span>
        <time dateTime={page.isoDate}>{page.date}</time>
        <span aria-hidden="true"> · </span>
        <span>{page.minutes} min read</span>
      </p>
      <ShareControls title={page.title} address={page.address} />
    </div>
  );
}
