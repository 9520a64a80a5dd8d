import { content } from "#app/content/content.ts";
import { contactHref } from "#app/pages/presentation/deck-links.ts";
import { OverprintPair } from "#app/sections/overprint-pair.tsx";
import { Sheet } from "./sheet.tsx";

/** The last sheet: how to reach the firm, and where it is. */
export function ContactSheet() {
  const { brochure, site } = content();
  const { heading, text } = brochure.contact;
  const host = site.url.replace(/^https?:\/\//, "");
  return (
    <Sheet name="contact">
      <OverprintPair id="brochure-contact" className="sheet-circles" />
      <h2 id="sheet-contact" className="sheet-title">
        {heading}
      </h2>
      <p className="sheet-subtitle">{text}</p>
      <ul className="sheet-lines">
        {[site.email, site.phone, host].map((line) => (
          <li key={line}>
            <a href={contactHref(line)}>{line}</a>
          </li>
        ))}
      </ul>
      <ul className="sheet-offices">
        {site.addresses.map(({ city, street, postalCode }) => (
          <li key={street}>
            <strong>{city}</strong> {`${street}, ${postalCode}`}
          </li>
        ))}
      </ul>
      <p className="sheet-imprint">{site.legalName}</p>
    </Sheet>
  );
}
