import type { BrochureSheets } from "./data.ts";
import { OverprintPair } from "#app/sections/overprint-pair.tsx";
import { Sheet } from "./sheet.tsx";

export type ContactSheetProps = BrochureSheets["contact"];

export function ContactSheet({ heading, text, lines, offices, legalName }: ContactSheetProps) {
  return (
    <Sheet name="contact">
      <OverprintPair id="brochure-contact" className="sheet-circles" />
      <h2 id="sheet-contact" className="sheet-title">
        {heading}
      </h2>
      <p className="sheet-subtitle">{text}</p>
      <ul className="sheet-lines">
        {lines.map((line) => (
          <li key={line.text}>
            <a href={line.href}>{line.text}</a>
          </li>
        ))}
      </ul>
      <ul className="sheet-offices">
        {offices.map(({ city, street }) => (
          <li key={city}>
            <strong>{city}</strong> {street}
          </li>
        ))}
      </ul>
      <p className="sheet-imprint">{legalName}</p>
    </Sheet>
  );
}
