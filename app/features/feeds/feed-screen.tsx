import { useEffect, useState } from "react";
import { localFile } from "#app/ui/runtime/local-file.ts";
import { TIME_LIMIT } from "#app/ui/runtime/waiting.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { type LinkLanguage, useWords } from "#app/words/words-context.tsx";
import { FEED_DATA, type FeedData, feedXml } from "./feed-xml.ts";
import type { feedWords } from "./interface-words.ts";

export interface FeedScreenProps {
  /** Undefined until the address is known, in the prerendered page. */
  type: string | undefined;
  /** The page with the list of feeds. */
  feedsHref: string;
  /** The language of that page, if it is not the language of this page. */
  feedsLanguage?: LinkLanguage | undefined;
}

/** Makes a feed in the browser and goes to it (product 15.7). */
export function FeedScreen({ type, feedsHref, feedsLanguage }: FeedScreenProps) {
  const words = useWords<typeof feedWords>("feeds");
  const [{ attempt, error }, setState] = useState({ attempt: 0, error: "" });

  // The effect leaves the page, for a document that exists only in this browser.
  useEffect(() => {
    if (!type) return;
    const leaving = new AbortController();
    let address = "";
    const open = (feed: Blob) => {
      address = URL.createObjectURL(feed);
      location.replace(address);
    };
    const showError = (error: unknown) => {
      if (!leaving.signal.aborted) setState({ attempt, error: String(error) });
    };
    makeFeed(type, leaving.signal).then(open, showError);
    // The visitor may be on the way to another page. The feed must not take its place.
    addEventListener("beforeunload", () => leaving.abort());
    addEventListener("pagehide", () => URL.revokeObjectURL(address));
    // From the back/forward cache the page comes back without a feed.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) location.reload();
    });
  }, [type, attempt]);

  // The button "Try again" disappears when it is pressed, so the heading takes the focus.
  const focusAfterRetry = (heading: HTMLElement | null) => {
    if (attempt > 0) heading?.focus();
  };
  return (
    <div className="page-width section-gap">
      {/* With a new key React inserts a new element, which screen readers announce. */}
      <div key={error} role={error ? "alert" : undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: the document has an h1 already, in the place of which this stands */}
        <p ref={focusAfterRetry} role="heading" aria-level={1} tabIndex={-1} className="text-h2">
          {error ? words.failed : words.generating}
        </p>
        {error && (
          <>
            <p className="mt-5 text-lead text-ink-2">{words.failedAdvice}</p>
            <p className="mt-3 text-caption text-ink-3">{error}</p>
            <p className="mt-8 flex flex-wrap gap-4">
              <button
                type="button"
                onClick={() => setState({ attempt: attempt + 1, error: "" })}
                className="button"
              >
                {words.tryAgain}
              </button>
              <SiteLink href={feedsHref} language={feedsLanguage} className="button button-outline">
                {words.allFeeds}
              </SiteLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Fetches the feed data and writes the feed.
 *
 * @param signal ends the request when the visitor leaves the page
 * @throws Error when the data does not arrive or is no JSON
 */
async function makeFeed(type: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(localFile(FEED_DATA), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
  });
  if (!response.ok) throw new Error(`${FEED_DATA}: ${response.status} ${response.statusText}`);
  const data: FeedData = await response.json();
  return new Blob([feedXml(type, data, location.origin)], { type: "application/xml" });
}
