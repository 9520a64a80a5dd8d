/**
 * The address of a thing, from its title: lower-cased, ampersands removed, white space turned to hyphens
 * (specification, section 1: "Slug rule"). No other character is changed.
 *
 * @param title the title as it is shown, e.g. `Strategy & Innovation`
 * @returns the slug, e.g. `strategy-innovation`
 */
export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll("&", "").trim().replace(/\s+/g, "-");
}

/**
 * The address of a growth service. The specification keeps the ampersand of `m&a-growth-support`
 * (section 2), so these six only lower-case their title and turn white space to hyphens.
 *
 * @param title the title as it is shown, e.g. `M&A Growth Support`
 * @returns the slug, e.g. `m&a-growth-support`
 */
export function growthServiceSlugOf(title: string): string {
  return title.toLowerCase().trim().replace(/\s+/g, "-");
}
