import { useEffect, useState } from "react";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { FeedType } from "#app/lib/feed-data.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { makeFeed } from "./make-feed.ts";

export interface FeedScreenProps {
  type: FeedType;
}

/** Builds a feed in the browser and goes to it (specification, section 4: Feed screen). */
export function FeedScreen({ type }: FeedScreenProps) {
  const [failure, setFailure] = useState<string>();

  // An effect, because it leaves the page: for a document that exists only in this browser.
  useEffect(() => {
    if (failure !== undefined) return;
    const leaving = new AbortController();
    const { pathname } = window.location;
    let address: string | undefined;
    const release = () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
    makeFeed(type, leaving.signal).then(
      (feed) => {
        // The address changes before the screen does: the visitor may be on the way to another page.
        if (leaving.signal.aborted || window.location.pathname !== pathname) return;
        address = URL.createObjectURL(feed);
        window.location.replace(address);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(String(error));
      },
    );
    window.addEventListener("pagehide", release);
    return () => {
      window.removeEventListener("pagehide", release);
      release();
    };
  }, [type, failure]);

  if (failure === undefined) {
    return (
      <div className="page-width section-gap">
        <h1 className="text-h2">Generating RSS feed...</h1>
      </div>
    );
  }
  return (
    <div className="page-width section-gap">
      <div role="alert">
        <h1 className="text-h2">The feed could not be generated</h1>
        <p className="mt-5 text-lead text-ink-2">
          Its data did not arrive. Try again, or choose another feed.
        </p>
        <p className="mt-3 text-caption text-ink-3">{failure}</p>
      </div>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" onClick={() => setFailure(undefined)} className={buttonStyle()}>
          Try again
        </button>
        <SiteLink href="/feeds" className={buttonStyle({ variant: "outline" })}>
          All feeds
        </SiteLink>
      </p>
    </div>
  );
}
