import { useEffect, useState } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { FEED_DATA, type FeedData, type FeedType, feedXml } from "./feed-xml.ts";

/** A tenth of a megabyte takes two seconds on a slow telephone; nobody waits much longer for a list. */
const TIME_LIMIT = 15_000;

/** Builds a feed, once its type is known, and goes to it (product 15.7). */
export function FeedScreen({ type }: { type: FeedType | undefined }) {
  const [{ attempt, fault }, setState] = useState({ attempt: 0, fault: "" });

  // It leaves the page, for a document that exists only in this browser.
  useEffect(() => {
    if (!type) return;
    const leaving = new AbortController();
    let address = "";
    makeFeed(type, leaving.signal).then(
      (feed) => {
        address = URL.createObjectURL(feed);
        location.replace(address);
      },
      (error: unknown) => leaving.signal.aborted || setState({ attempt, fault: String(error) }),
    );
    // The visitor is on the way to another page, which the feed must not overtake.
    addEventListener("beforeunload", () => leaving.abort());
    addEventListener("pagehide", () => URL.revokeObjectURL(address));
    // And comes back to this one, which the browser has kept.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }, [type, attempt]);

  // The button that was pressed goes away: the focus moves to what takes its place.
  const heading = (element: HTMLElement | null) => {
    if (attempt > 0) element?.focus();
  };
  return (
    <div className="page-width section-gap">
      {/* Another element for each: what comes anew is announced. */}
      <div key={fault} role={fault ? "alert" : undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: the document has one h1; this one takes its place */}
        <p ref={heading} role="heading" aria-level={1} tabIndex={-1} className="text-h2">
          {fault ? "The feed could not be generated" : "Generating RSS feed..."}
        </p>
        {fault && (
          <>
            <p className="mt-5 text-lead text-ink-2">
              Its data did not arrive. Try again, or choose another feed.
            </p>
            <p className="mt-3 text-caption text-ink-3">{fault}</p>
            <p className="mt-8 flex flex-wrap gap-4">
              <button
                type="button"
                onClick={() => setState({ attempt: attempt + 1, fault: "" })}
                className="button"
              >
                Try again
              </button>
              <SiteLink href="/feeds" className="button button-outline">
                All feeds
              </SiteLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** @param signal ends the wait when the visitor leaves @throws when the data does not arrive, or is none */
async function makeFeed(type: FeedType, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(siteHref(FEED_DATA), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
  });
  if (!response.ok) throw new Error(`${FEED_DATA}: ${response.status} ${response.statusText}`);
  const data: FeedData = await response.json();
  return new Blob([feedXml(type, data, location.origin)], { type: "application/xml" });
}
