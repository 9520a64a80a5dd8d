/** Whether a drawing knows no scheme, or only the system's, whatever the page says. */
const IS_WEBKIT = navigator.vendor.startsWith("Apple");

/**
 * Shows an edition of all drawings: where they do not follow the page by themselves, the fragment of their address asks
 * for it (app/artwork/inks.ts).
 *
 * @param scheme `light` or `dark`
 */
export function askDrawings(scheme: string): void {
  if (!IS_WEBKIT) return;
  const ask = (address: string) => address.replace(/(\.svg)(#.*)?$/, `$1#${scheme}`);
  for (const image of document.images) {
    if (image.src.includes(".svg")) image.src = ask(image.src);
    // An image that has its place looks at its fragment no more.
    image.replaceWith(image);
  }
  for (const source of document.querySelectorAll("source")) source.srcset = ask(source.srcset);
}
