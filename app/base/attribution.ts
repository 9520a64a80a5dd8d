/** Letters, digits, blanks and some signs. Without `@` and `:` they hold no address of a person or of a page. */
export const CAMPAIGN_WORDS = /^[\p{L}\p{M}\p{N} ._~+|/,&()%-]{1,100}$/u;

/**
 * What may be known of the way on which a visitor came to the site, in the order in which it is shown, and what each value
 * may look like. Nothing else is kept: identifiers of a click, such as `gclid`, tell an owner nothing and an advertising
 * network which person it was.
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

/** Where a visitor came from. What is not known is left out. */
export type Attribution = Readonly<Partial<Record<AttributionName, string>>>;

export const ATTRIBUTION_NAMES = Object.keys(FORMATS) as AttributionName[];

/**
 * Reads where a visitor came from. The page checks by it what it keeps, and the receiver what it stores.
 *
 * @param read gives the value of a name, whatever it is
 * @returns the values that look as they should; a value that is too long or holds other signs is left out
 */
export function readAttribution(read: (name: AttributionName) => unknown): Attribution {
  const attribution: Partial<Record<AttributionName, string>> = {};
  for (const name of ATTRIBUTION_NAMES) {
    const value = read(name);
    if (typeof value === "string" && FORMATS[name].test(value)) attribution[name] = value;
  }
  return attribution;
}
