/** What a request asks for, once its address has been read. */
export type RequestTarget =
  | {
      readonly kind: "path";
      /** Decoded, without trailing slash, doubled slashes and `index.html`; `/` for the root. */
      readonly path: string;
      /** The query with its question mark, or empty. Printable ASCII only. */
      readonly search: string;
      /** Whether the address was already written in this one way. */
      readonly isCanonical: boolean;
    }
  | { readonly kind: "malformed" }
  | { readonly kind: "unservable" };

const TARGET = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/**
 * Reads the address in a request line.
 *
 * Each segment is decoded by itself, so that an encoded slash stays inside its segment and can be
 * refused. Whatever could leave the root (`..`, slashes and backslashes inside a name) is
 * unservable; percent signs that encode no UTF-8, and control characters, are malformed.
 *
 * @param url the request's target as it was sent: a path with an optional query, or a full URL
 */
export function readRequestTarget(url: string): RequestTarget {
  const [, rawPath = "", rawSearch = ""] = TARGET.exec(url) ?? [];
  const path = rawPath === "" ? "/" : rawPath;
  if (!path.startsWith("/")) return { kind: "malformed" };
  const segments = path.slice(1).split("/").map(decoded);
  if (!segments.every((segment) => segment !== undefined)) return { kind: "malformed" };
  if (segments.some((segment) => CONTROL_CHARACTER.test(segment))) return { kind: "malformed" };
  if (segments.some((segment) => /^\.{1,2}$|[/\\]/.test(segment))) return { kind: "unservable" };

  const names = segments.filter((segment) => segment !== "");
  if (names.at(-1) === "index.html") names.pop();
  return {
    kind: "path",
    path: `/${names.join("/")}`,
    search: rawSearch.replace(/[^\x21-\x7e]/g, encodeURIComponent),
    isCanonical: names.length === 0 ? path === "/" : names.length === segments.length,
  };
}

/**
 * Writes a decoded path for a `Location` header.
 *
 * @returns the path with everything encoded that a URL's path cannot hold; `&` stays as it is
 */
export function encodePath(path: string): string {
  return path.split("/").map(encodeSegment).join("/");
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll("%26", "&");
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
