import { type Attribution, readAttribution } from "#app/base/attribution.ts";
import { textsIn } from "#app/base/texts-in.ts";
import { readStored, readStoredFields, writeStored } from "./storage.ts";

/**
 * Stores where the visitor came from, once in a session: the first page counts. Stores nothing if the browser asks
 * not to be tracked (Global Privacy Control, Do Not Track).
 */
export function storeAttribution(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl || readStored("attribution")) return;
  writeStored("attribution", JSON.stringify(attributionOf(location, document.referrer)));
}

/**
 * Where the visitor who opens a page comes from.
 *
 * @param referrer the page that led here; empty where the browser does not say
 */
export function attributionOf(page: Location | URL, referrer: string): Attribution {
  const from = referrer ? new URL(referrer) : undefined;
  // A new tab does not have the session in which its link was followed. It knows only the page with the link.
  const isFromSite = from?.host === page.host;
  const { pathname, search } = isFromSite ? from : page;
  const values = new URLSearchParams(search);
  values.set("landing", pathname);
  // An empty value is left out.
  values.set("referrer", (!isFromSite && from?.hostname) || "");
  return readAttribution((name) => values.get(name)?.trim());
}

/**
 * The stored values, for a form to send. The storage may contain anything, so the receiver checks them again, as it
 * checks everything.
 */
export function readStoredAttribution(): Readonly<Record<string, string>> {
  return textsIn(readStoredFields("attribution"));
}
