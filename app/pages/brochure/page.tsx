import type { ReactNode } from "react";
import { OverprintCircles } from "#app/sections/overprint-circles.tsx";
import { OverprintPair } from "#app/sections/overprint-pair.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BrochureData, BrochureEntry, BrochureSheets } from "./data.ts";
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

type CoverSheetProps = BrochureSheets["cover"] & { firm: string };

function CoverSheet({ firm, title, subtitle, year }: CoverSheetProps) {
  return (
    <Sheet name="cover">
      <p className="sheet-brand">
        <span>{firm}</span>
        <span>{year}</span>
      </p>
      <h2 id="sheet-cover" className="sheet-title">
        {title}
      </h2>
      <p className="sheet-subtitle">{subtitle}</p>
      <OverprintCircles id="brochure-cover" className="sheet-circles" />
    </Sheet>
  );
}

type AboutSheetProps = BrochureSheets["about"];

function AboutSheet({ heading, paragraphs, approachHeading, approach, picture }: AboutSheetProps) {
  return (
    <Sheet name="about" number={2}>
      <Picture picture={picture} isEager className="sheet-band" />
      <h2 id="sheet-about" className="sheet-heading">
        {heading}
      </h2>
      <div className="sheet-columns">
        <div className="sheet-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3 className="sheet-subheading">{approachHeading}</h3>
          <ol className="sheet-approach">
            {approach.map(({ title, text }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Sheet>
  );
}

interface EntriesSheetProps {
  kind: "services" | "industries";
  heading: string;
  items: BrochureEntry[];
}

const PAGE_NUMBERS = { services: 3, industries: 4 };

/** The six services, or the four industries. */
function EntriesSheet({ kind, heading, items }: EntriesSheetProps) {
  return (
    <Sheet name={kind} number={PAGE_NUMBERS[kind]}>
      <h2 id={`sheet-${kind}`} className="sheet-heading">
        {heading}
      </h2>
      <ul className="sheet-entries">
        {items.map(({ title, text, picture }) => (
          <li key={title}>
            <Picture picture={picture} isEager className="sheet-picture" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type ContactSheetProps = BrochureSheets["contact"];

function ContactSheet({ heading, text, lines, offices, legalName }: ContactSheetProps) {
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

interface SheetProps {
  /** Names the sheet and its look in styles/brochure.css. */
  name: "cover" | "about" | "services" | "industries" | "contact";
  children: ReactNode;
  /** Printed at the foot; the coloured sheets have none. */
  number?: number;
}

/** A page of the brochure: a sheet of paper on the screen, a page in print. */
function Sheet({ name, children, number }: SheetProps) {
  return (
    <section aria-labelledby={`sheet-${name}`} className={`sheet sheet-${name}`}>
      <div className="sheet-page">
        {children}
        {number && (
          <p className="sheet-number" aria-hidden="true">
            {number}
          </p>
        )}
      </div>
    </section>
  );
}
