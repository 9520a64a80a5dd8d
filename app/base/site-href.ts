/** A path of this site as a link needs it, below the sub-path that the site is built for; whatever else as it is. */
export function siteHref(path: string): string {
  if (!path.startsWith("/")) return path;
  const href = `${import.meta.env.BASE_URL}${path.slice(1)}`;
  // No address but "/" ends with a slash: the home page below a sub-path has none.
  return href.replace(/(.)\/(?=[?#]|$)/, "$1");
}

/** A telephone number as an address, e.g. `tel:+14155550132`. */
export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;
