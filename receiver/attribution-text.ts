import type { Attribution, AttributionName } from "../app/base/attribution.ts";

/** What people call the values. */
export const ATTRIBUTION_LABELS: Readonly<Record<AttributionName, string>> = {
  utm_source: "Campaign source",
  utm_medium: "Campaign medium",
  utm_campaign: "Campaign",
  utm_term: "Campaign term",
  utm_content: "Campaign content",
  ref: "Reference",
  landing: "First page",
  referrer: "Referring site",
};

/** Where a visitor came from in a few words, such as `linkedin, spring`; empty where neither a campaign nor a site is known. */
export function sourceOf({ utm_source, ref, referrer, utm_campaign }: Attribution): string {
  const source = utm_source ?? ref ?? referrer;
  return [source, utm_campaign].filter(Boolean).join(", ");
}
