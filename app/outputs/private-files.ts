/** Files of the build that are no addresses: the body of the 404 answer and two hosts' rule files. */
export const privateFiles: readonly string[] = ["/404.html", "/_headers", "/_redirects"];

/** Endings of the compressed siblings, which are served only in place of the file itself. */
export const compressedEndings: readonly string[] = [".br", ".gz"];

/**
 * Whether a file must not be served under its own name: the above, and everything whose name or
 * folder begins with a dot, `/.well-known/` excepted (RFC 8615: security.txt lives there).
 *
 * @param path the decoded path without base path, e.g. `/.built`
 */
export function isPrivate(path: string): boolean {
  if (privateFiles.includes(path)) return true;
  if (compressedEndings.some((ending) => path.endsWith(ending))) return true;
  return path.replace(/^\/\.well-known\//, "/").includes("/.");
}
