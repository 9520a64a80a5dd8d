/** Milliseconds. A visitor who is not helped by then has chosen a link. */
const TIME_LIMIT = 8_000;

/**
 * The address of the page that is meant by an address in capitals or with `.html` (product 3.10). It asks the host, because
 * a host that leads such addresses on would not have shown this page.
 *
 * @param pathname of the location, base path included
 * @returns undefined where the spelling is not odd, or the host has no page at the plain address
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
