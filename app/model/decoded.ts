import querystring from "node:querystring";

/**
 * Decodes an address or a part of it. Unlike `decodeURIComponent` it never throws: percent signs that encode no UTF-8 are
 * decoded byte by byte.
 */
export function decoded(address: string): string {
  return querystring.unescape(address);
}
