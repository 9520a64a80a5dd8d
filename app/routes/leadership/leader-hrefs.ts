import { writeToHref } from "#app/routes/contact/write-to-href.ts";
import { href } from "#app/routes/href.ts";

/** The addresses of a partner's page and of the contact form for a message to the partner. */
export function leaderHrefs(id: string): Record<"page" | "write", string> {
  return { page: href("leadership/detail", { id }), write: writeToHref({ id }) };
}
