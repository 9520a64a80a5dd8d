import { type Attribution, readAttribution } from "#app/base/attribution.ts";
import { readStored, readStoredFields, writeStored } from "./storage.ts";

/**
 * Keeps where the visitor came from, once in a session: the first page decides. Nothing is kept where the browser asks not
 * to be tracked (Global Privacy Control, Do Not Track).
 */
export function storeAttribution(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl || readStored("attribution")) return;
  writeStored("attribution", JSON.stringify(attributionOf(location, document.referrer)));
}

/**
 * Where a visitor comes from who opens a page.
 *
 * @param referrer the page that led here; empty where the browser does not say
 */
export function attributionOf(page: Location | URL, referrer: string): Attribution {
  const from = referrer ? new URL(referrer) : undefined;
  // A new tab knows nothing of the session in which its link was followed, but the page with the link.
  const isFromSite = from?.host === page.host;
  const { pathname, search } = isFromSite ? from : page;
  const query = new URLSearchParams(search);
  return readAttribution((name) => {
    if (name === "landing") return pathname;
    if (name === "referrer") return isFromSite ? undefined : from?.hostname;
    return query.get(name)?.trim();
  });
}

/**
 * What was kept of it, to be sent. Anything can stand in the storage: the receiver checks it again, as everything that is
 * sent.
 */
export function readStoredAttribution(): Readonly<Record<string, string>> {
  const stored = Object.entries(readStoredFields("attribution"));
  return Object.fromEntries(
    stored.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
