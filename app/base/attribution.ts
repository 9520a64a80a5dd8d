/** Letters, digits, blanks and some signs. Without `@` and `:` they hold no address of a person or of a page. */
export const CAMPAIGN_WORDS = /^[\p{L}\p{M}\p{N} ._~+|/,&()%-]{1,100}$/u;

/**
 * The values that are recorded about how a visitor came to the site, in the order in which they are shown, each with
 * its form. Nothing else is recorded: the identifier of a click, such as `gclid`, tells an owner nothing, but shows an
 * advertising network who the person was.
 */
const FORMATS = {
  utm_source: CAMPAIGN_WORDS,
  utm_medium: CAMPAIGN_WORDS,
  utm_campaign: CAMPAIGN_WORDS,
  utm_term: CAMPAIGN_WORDS,
  utm_content: CAMPAIGN_WORDS,
  ref: CAMPAIGN_WORDS,
  /** The path of the first page, as it stands in its address. */
  landing: /^\/(?!\/)[\w.~&@%+/-]{0,199}$/,
  /** The host of the page that led to the site. */
  referrer: /^[a-z\d][a-z\d.-]{0,252}$/,
};

export type AttributionName = keyof typeof FORMATS;

/** Where a visitor came from. Unknown values are left out. */
export type Attribution = Readonly<Partial<Record<AttributionName, string>>>;

export const ATTRIBUTION_NAMES = Object.keys(FORMATS) as AttributionName[];

/**
 * Reads where a visitor came from. The page checks with it the values that it records, and the receiver the
 * values that it stores.
 *
 * @param read returns the unchecked value of a name
 * @returns the valid values; a value that is too long or holds other characters is left out
 */
export function readAttribution(read: (name: AttributionName) => unknown): Attribution {
  const attribution: Partial<Record<AttributionName, string>> = {};
  for (const name of ATTRIBUTION_NAMES) {
    const value = read(name);
    if (typeof value === "string" && FORMATS[name].test(value)) attribution[name] = value;
  }
  return attribution;
}
