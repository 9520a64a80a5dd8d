import { content } from "#app/content/content.ts";

/** What /contact shows. */
export function contactData() {
  const { pages, site } = content();
  const { heading, lead, steps, directHeading, withoutScript } = pages.contact;
  const { email, phone } = site;
  return { opening: { heading, lead }, steps, directHeading, withoutScript, email, phone };
}

export type ContactData = ReturnType<typeof contactData>;
