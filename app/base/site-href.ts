/**
 * The `href` of a link to a page or file of this site, below the path that the site is built for.
 *
 * @param path an address below the site that begins with `/`; any other address is returned as it is
 */
export function siteHref(path: string): string {
  if (!path.startsWith("/")) return path;
  const href = `${import.meta.env.BASE_URL}${path.slice(1)}`;
  // Only the address "/" ends with a slash. The home page of a site below a path does not.
  return href.replace(/(.)\/(?=[?#]|$)/, "$1");
}

/** The `href` of a telephone number: `tel:+14155550132` for `+1 415 555 0132`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
