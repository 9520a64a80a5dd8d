import { useEffect, useState } from "react";
import { siteHref } from "#app/lib/site-href.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { FeedData } from "./feed-content.ts";
import { FEED_DATA_PATH, FEED_STYLE_PATH, type FeedType } from "./feed-data.ts";
import { feedXml } from "./feed-xml.ts";

/** Where the visitor is: `made` is who has come back from the feed. */
type State = { is: "making"; attempt: number } | { is: "made" } | { is: "failed"; why: string };

/** A tenth of a megabyte takes two seconds on a slow telephone; nobody waits much longer for a list. */
const TIME_LIMIT = 15_000;

const HEADINGS = {
  making: "Generating RSS feed...",
  made: "The feed has been generated",
  failed: "The feed could not be generated",
};

/** Marks this entry of the history once the feed has been shown, for browsers that keep the entry. */
const MADE = { isFeedMade: true };
const wasMade = () => history.state?.isFeedMade === true;

/** Builds a feed in the browser and goes to it (specification, section 4: Feed screen). */
export function FeedScreen({ type }: { type: FeedType }) {
  const [state, setState] = useState<State>({ is: "making", attempt: 0 });
  const [hasPressed, setHasPressed] = useState(false);

  // It leaves the page, for a document that exists only in this browser.
  useEffect(() => {
    if (state.is !== "making") return;
    // Whoever comes back is not sent to the feed again: Back would never lead past this screen.
    if (state.attempt === 0 && wasMade()) {
      setState({ is: "made" });
      return;
    }
    const leaving = new AbortController();
    let address: string | undefined;
    makeFeed(type, leaving.signal).then(
      (feed) => {
        if (leaving.signal.aborted) return;
        address = URL.createObjectURL(feed);
        history.replaceState({ ...history.state, ...MADE }, "");
        location.replace(address);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setState({ is: "failed", why: String(error) });
      },
    );
    // The visitor is on the way to another page, which the feed must not overtake.
    const leave = () => leaving.abort();
    const release = () => {
      leave();
      if (address) URL.revokeObjectURL(address);
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState(wasMade() ? { is: "made" } : { is: "making", attempt: Date.now() });
    };
    const ended = new AbortController();
    addEventListener("beforeunload", leave, ended);
    addEventListener("pagehide", release, ended);
    addEventListener("pageshow", comeBack, ended);
    return () => {
      ended.abort();
      release();
    };
  }, [type, state]);

  const again = () => {
    setState({ is: "making", attempt: Date.now() });
    setHasPressed(true);
  };
  // The button that was pressed goes away: the focus moves to what takes its place.
  const heading = (element: HTMLElement | null) => {
    if (hasPressed) element?.focus();
  };
  return (
    <div className="page-width section-gap">
      {/* Another element for each: what comes anew is announced. */}
      <div key={state.is} role={state.is === "failed" ? "alert" : undefined}>
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {HEADINGS[state.is]}
        </h1>
        {state.is === "failed" && (
          <>
            <p className="mt-5 text-lead text-ink-2">
              Its data did not arrive. Try again, or choose another feed.
            </p>
            <p className="mt-3 text-caption text-ink-3">{state.why}</p>
          </>
        )}
      </div>
      {state.is !== "making" && (
        <p className="mt-8 flex flex-wrap gap-4">
          <button type="button" onClick={again} className="button">
            {state.is === "made" ? "Open it again" : "Try again"}
          </button>
          <SiteLink href="/feeds" className="button button-outline">
            All feeds
          </SiteLink>
        </p>
      )}
    </div>
  );
}

/**
 * Makes a feed from the data that the build left for it.
 *
 * @param signal ends the wait when the visitor leaves
 * @throws when the data does not arrive, or is none
 */
async function makeFeed(type: FeedType, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(siteHref(FEED_DATA_PATH), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
  });
  if (!response.ok) throw new Error(`${FEED_DATA_PATH}: ${response.status} ${response.statusText}`);
  const data: FeedData = await response.json();
  // A full address, because nothing is relative to the blob: address of the document.
  const stylesheet = new URL(siteHref(FEED_STYLE_PATH), window.location.href).href;
  return new Blob([feedXml(type, data, stylesheet)], { type: "application/xml" });
}
