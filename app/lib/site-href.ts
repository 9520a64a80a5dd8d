/**
 * The address of a page or file of this site, as a link needs it: below the sub-path that the site is built for.
 *
 * @param path beginning with a slash; a fragment (`#main`), a query or a full address is returned as it is
 */
export function siteHref(path: string): string {
  if (!path.startsWith("/")) return path;
  const href = `${import.meta.env.BASE_URL}${path.slice(1)}`;
  // No address but "/" ends with a slash: the home page below a sub-path has none.
  return href.replace(/(.)\/(?=[?#]|$)/, "$1");
}

/** A telephone number as an address, e.g. `tel:+14155550132`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
