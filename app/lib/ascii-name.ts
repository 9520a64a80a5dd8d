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
