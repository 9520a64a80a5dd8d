import { content } from "#app/content/content.ts";

/** An address of the site in full. Percent-encodes what an address may not hold. */
export function absoluteUrl(path: string): string {
  return encodeURI(`${content().site.url}${path}`);
}
