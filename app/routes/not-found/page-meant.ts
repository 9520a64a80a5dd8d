/** Milliseconds after which the proposal comes too late: the visitor has chosen a link by then. */
const TIME_LIMIT = 8_000;

/**
 * Finds the page that a visitor means by an address in capitals or with `.html` (product 3.10). It asks the host
 * whether the page exists. A host that redirects such addresses would not have shown this page.
 *
 * @param pathname the pathname of the location, base path included
 * @returns its address; undefined if the spelling is the usual one, or the host has no page at the plain address
 */
export async function findPageMeant(pathname: string): Promise<string | undefined> {
  const base = import.meta.env.BASE_URL;
  const path = pathname.slice(base.length);
  const plainPath = path.toLowerCase().replace(/\.html?$/, "");
  if (plainPath === path || plainPath === "") return undefined;
  const address = base + plainPath;
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const response = await fetch(address, { method: "HEAD", signal });
    const isPage = response.ok && response.headers.get("content-type")?.startsWith("text/html");
    return isPage ? address : undefined;
  } catch {
    return undefined;
  }
}
