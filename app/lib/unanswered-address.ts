/**
 * A static host answers an unknown address with `404.html`, which is the page of `/404`. React has to take it over
 * under that address and then look at the one that was asked for: only it knows whether the address is one that
 * redirects, has a screen of its own, or is really unknown.
 */
let unanswered: string | undefined;
let pathOnLoad: string | undefined;

/**
 * Called before React takes over the page.
 *
 * @param isNotFoundPage whether the page is `404.html`
 * @param base sub-path of the site, ending in a slash
 */
export function keepUnansweredAddress(isNotFoundPage: boolean, base: string): void {
  const own = `${base}404`;
  if (!isNotFoundPage || location.pathname === own) return;
  // `//name` would be another host.
  pathOnLoad = location.pathname.slice(base.length).replace(/^\/*/, "/");
  unanswered = `${pathOnLoad}${location.search}${location.hash}`;
  history.replaceState(history.state, "", own);
}

/** The address that was asked for, below the sub-path; undefined on every other page. */
export function unansweredAddress(): string | undefined {
  return unanswered;
}

/** The path of that address, for as long as the document lives; undefined when another page was loaded. */
export function unansweredPath(): string | undefined {
  return pathOnLoad;
}

/**
 * To be called once the page is taken over and the router goes to the address. The browser shows it again at once,
 * so that a reload asks for it.
 *
 * @param base sub-path of the site, ending in a slash
 */
export function forgetUnansweredAddress(base: string): void {
  history.replaceState(history.state, "", `${base}${unanswered?.slice(1)}`);
  unanswered = undefined;
}
