import { href } from "#app/routes/href.ts";

/** The id of the line above the contact form that names a partner. Styles show the line that the address names. */
export function toPartnerId(id: string): string {
  return `to-${id}`;
}

/**
 * The address of the contact form for a message to a partner. Scripts and the receiver read the query; without scripts the
 * fragment shows whom the message goes to.
 */
export function writeToHref({ id }: { id: string }): string {
  return `${href("contact")}?partner=${id}#${toPartnerId(id)}`;
}
