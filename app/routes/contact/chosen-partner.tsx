import type { PictureSource } from "#app/base/picture-source.ts";
import { ENDPOINT } from "#app/features/forms/delivery.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillNodes } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { contactWords } from "./interface-words.ts";

/** A partner to whom a visitor can write. */
export interface PartnerChoice {
  id: string;
  name: string;
  title: string;
  portrait: PictureSource;
  /** The id of the line that names the partner. */
  anchor: string;
}

export interface ChosenPartnerProps {
  partners: readonly PartnerChoice[];
  /** The partner whom the query names. Undefined without scripts. */
  chosen: PartnerChoice | undefined;
  /** The name of the field. */
  name: string;
  /** The address of the form for a message to the firm. */
  contactHref: string;
}

/**
 * Says to which partner the message goes. Without scripts the fragment of the address shows the line, and the receiver reads
 * the partner in the address of the page. A page that the receiver sends back has the partner in the field.
 */
export function ChosenPartner({ partners, chosen, name, contactHref }: ChosenPartnerProps) {
  const words = useWords<typeof contactWords>("contact");
  return (
    <>
      {ENDPOINT && <input type="hidden" name={name} defaultValue="" />}
      {partners.map((partner) => (
        <div
          key={partner.id}
          id={partner.anchor}
          className="to-partner"
          data-chosen={partner === chosen || undefined}
        >
          <Picture picture={partner.portrait} className="rounded-pill" />
          <p>
            <span className="block">
              {fillNodes(words.toPartner, { name: <strong>{partner.name}</strong> })}
            </span>
            <span className="block text-caption text-ink-2">{partner.title}</span>
            <SiteLink href={contactHref} className="text-link text-caption">
              {words.toFirm}
            </SiteLink>
          </p>
        </div>
      ))}
    </>
  );
}
