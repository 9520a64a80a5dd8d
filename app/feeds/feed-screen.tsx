import { useEffect, useState } from "react";
import { buttonStyle } from "#app/ui/button-style.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { FeedType } from "./feed-data.ts";
import { makeFeed } from "./make-feed.ts";

export interface FeedScreenProps {
  type: FeedType;
}

/** Where the visitor is: `made` is who has come back from the feed. */
type State = { is: "making"; attempt: number } | { is: "made" } | { is: "failed"; why: string };

/** Marks this entry of the history once the feed has been shown, for browsers that keep the entry. */
const MADE = { isFeedMade: true };
const wasMade = () => history.state?.isFeedMade === true;

/** Builds a feed in the browser and goes to it (specification, section 4: Feed screen). */
export function FeedScreen({ type }: FeedScreenProps) {
  const [state, setState] = useState<State>({ is: "making", attempt: 0 });
  const [hasPressed, setHasPressed] = useState(false);

  // An effect, because it leaves the page: for a document that exists only in this browser.
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
    addEventListener("beforeunload", leave);
    addEventListener("pagehide", release);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("beforeunload", leave);
      removeEventListener("pagehide", release);
      removeEventListener("pageshow", comeBack);
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
  if (state.is === "making") {
    return (
      <div className="page-width section-gap">
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          Generating RSS feed...
        </h1>
      </div>
    );
  }
  const isMade = state.is === "made";
  return (
    <div className="page-width section-gap">
      <div role={isMade ? undefined : "alert"}>
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {isMade ? "The feed has been generated" : "The feed could not be generated"}
        </h1>
        {!isMade && <Failure why={state.why} />}
      </div>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" onClick={again} className={buttonStyle()}>
          {isMade ? "Open it again" : "Try again"}
        </button>
        <SiteLink href="/feeds" className={buttonStyle({ variant: "outline" })}>
          All feeds
        </SiteLink>
      </p>
    </div>
  );
}

function Failure({ why }: { why: string }) {
  return (
    <>
      <p className="mt-5 text-lead text-ink-2">
        Its data did not arrive. Try again, or choose another feed.
      </p>
      <p className="mt-3 text-caption text-ink-3">{why}</p>
    </>
  );
}
