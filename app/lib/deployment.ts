/** Milliseconds in which the site has to answer whether it is there. */
const TIME_LIMIT = 10_000;

/**
 * Asks the site for a page or a file.
 *
 * @throws Error without a connection, and when the site is out of order
 */
export async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (answer.status >= 500) throw new Error(`${answer.status}`);
  return answer;
}

/**
 * Whether a page belongs to another deployment than the one that this tab was loaded from: every page names the
 * manifest of routes that it starts with.
 */
export async function isOfOtherDeployment(page: Response): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as unknown as {
    __reactRouterManifest: { url: string };
  };
  return !(await page.text()).includes(manifest.url);
}

/** Loads a page of the site as a whole, also when it is the one whose address already stands. */
export function loadFully(address: string): void {
  if (address === location.href) location.reload();
  else location.assign(address);
}
