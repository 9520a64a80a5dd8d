import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { opening, text } from "#app/content/schemas/shared.ts";

/** content/pages/contact.yaml */
export const contactContent = pageContent(
  "contact",
  z.strictObject({
    ...opening,
    steps: z.array(z.strictObject({ title: text, text })).length(3),
    fieldsNote: text,
    directHeading: text,
    withoutScript: text,
  }),
);

/** What /contact shows. */
export function contactData() {
  const { heading, lead, steps, fieldsNote, directHeading, withoutScript } = contactContent();
  const { email, phone } = content().site;
  return {
    opening: { heading, lead },
    steps,
    fieldsNote,
    directHeading,
    withoutScript,
    email,
    phone,
  };
}

export type ContactData = ReturnType<typeof contactData>;
