/** An address below the site in a language: `/de/about` for `/about`, `/de` for `/`. */
export function localPath(path: string, prefix: string): string {
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}
