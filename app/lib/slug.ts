/**
 * The address of a thing, from its title: lower-cased, ampersands removed, white space turned to hyphens
 * (specification, section 1: "Slug rule"). No other character is changed.
 *
 * @param title the title as it is shown, e.g. `Strategy & Innovation`
 * @returns the slug, e.g. `strategy-innovation`
 */
export function slugOf(title: string): string {
  return growthServiceSlugOf(title.replaceAll("&", ""));
}

/**
 * The address of a growth service, which keeps its ampersand (specification, section 2).
 *
 * @param title the title as it is shown, e.g. `M&A Growth Support`
 * @returns the slug, e.g. `m&a-growth-support`
 */
export function growthServiceSlugOf(title: string): string {
  return title.toLowerCase().trim().replace(/\s+/g, "-");
}

/**
 * A name for files and seeds that holds only lower-case letters, digits and hyphens.
 *
 * @param text an id or an address, e.g. `/services/m&a-growth-support`
 * @returns e.g. `services-m-a-growth-support`
 */
export function asciiName(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
