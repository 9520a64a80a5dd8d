import type { Attribution } from "../app/base/attribution.ts";

/** Where a visitor came from in a few words, such as `linkedin, spring`; empty where neither a campaign nor a site is known. */
export function sourceOf({ utm_source, ref, referrer, utm_campaign }: Attribution): string {
  const source = utm_source ?? ref ?? referrer;
  return [source, utm_campaign].filter(Boolean).join(", ");
}
