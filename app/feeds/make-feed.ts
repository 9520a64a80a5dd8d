import { siteHref } from "#app/lib/site-href.ts";
import { FEED_DATA_PATH, FEED_STYLE_PATH, type FeedData, type FeedType } from "./feed-data.ts";
import { feedXml } from "./feed-xml.ts";

/** A tenth of a megabyte takes two seconds on a slow telephone; nobody waits much longer for a list. */
const TIME_LIMIT = 15_000;

/**
 * Makes a feed from the data that the build left for it.
 *
 * @param signal ends the wait when the visitor leaves
 * @throws when the data does not arrive, or is none
 */
export async function makeFeed(type: FeedType, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(siteHref(FEED_DATA_PATH), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
  });
  if (!response.ok) throw new Error(`${FEED_DATA_PATH}: ${response.status} ${response.statusText}`);
  const data: FeedData = await response.json();
  // A full address, because nothing is relative to the blob: address of the document.
  const stylesheet = new URL(siteHref(FEED_STYLE_PATH), window.location.href).href;
  return new Blob([feedXml(type, data, stylesheet)], { type: "application/xml" });
}
