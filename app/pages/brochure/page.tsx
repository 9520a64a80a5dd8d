import { AboutSheet } from "./about-sheet.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { CoverSheet } from "./cover-sheet.tsx";
import type { BrochureData } from "./data.ts";
import { EntriesSheet } from "./entries-sheet.tsx";
import { PrintButton } from "./print-button.island.tsx";

/** Title of the document while it is printed (specification, section 2: Brochure). */
const PRINTED_TITLE = "Company Brochure";

/** The brochure as sheets, on the screen and on paper. */
export function BrochurePage({ heading, lead, sheets }: BrochureData) {
  return (
    <div className="brochure-page">
      <div className="page-width brochure">
        <div className="brochure-opening">
          <h1 className="text-h1">{heading}</h1>
          <p className="text-lead text-ink-2">{lead}</p>
          <PrintButton label="Download Brochure" printedTitle={PRINTED_TITLE} />
          <p className="without-script">Print this page: the sheets come out as the brochure.</p>
        </div>
        <CoverSheet {...sheets.cover} firm={sheets.firm} />
        <AboutSheet {...sheets.about} />
        <EntriesSheet {...sheets.services} kind="services" />
        <EntriesSheet {...sheets.industries} kind="industries" />
        <ContactSheet {...sheets.contact} />
      </div>
    </div>
  );
}
