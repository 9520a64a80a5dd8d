import type { ReactNode } from "react";
import { FormIntro } from "#app/features/forms/form-intro.tsx";
import { statedLanguage } from "#app/features/forms/stated-language.ts";
import { contactHandling } from "#app/features/forms/table/contact.ts";
import { recipientOf } from "#app/features/forms/table/form-table.ts";
import { planCheckContent } from "#app/features/plan-check/content.ts";
import { content } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import type { PartnerChoice } from "./chosen-partner.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import { contactContent } from "./content.ts";

export interface ContactFormAreaProps {
  /** What stands in the field for the subject already. */
  subject?: string | undefined;
  /** The partners to whom a visitor can write. The default is none. */
  partners?: readonly PartnerChoice[];
  /** What stands between the introduction and the form. */
  children?: ReactNode;
}

/** The contact form with the words above it. Its pages need the sheet forms.sheet.css. */
export function ContactFormArea({ subject, partners = [], children }: ContactFormAreaProps) {
  const { fieldsNote, withoutScript } = contactContent();
  const { site } = content();
  const { name, phone, reply, booking } = site;
  const email = recipientOf(contactHandling, site);
  const { questions, message } = planCheckContent();
  return (
    <>
      <FormIntro
        fieldsNote={fieldsNote}
        withoutScript={withoutScript}
        email={email}
        phone={phone}
      />
      {children}
      <ContactForm
        firm={{ name, email, phone }}
        reply={reply}
        booking={booking}
        asked={{ questions, message }}
        language={statedLanguage()}
        partners={partners}
        contactHref={href("contact")}
        subject={subject}
      />
    </>
  );
}
