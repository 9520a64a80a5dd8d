import type { ReactNode } from "react";
import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { heldText } from "#app/content/publication.ts";
import type { PictureField } from "#app/content/schemas/shared.ts";
import { telephoneLink } from "#app/lib/telephone-link.ts";
import { aboutContent } from "#app/pages/about/page.tsx";
import { OverprintCircles } from "#app/sections/overprint-circles.tsx";
import { OverprintPair } from "#app/sections/overprint-pair.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PrintButton } from "./print-button.island.tsx";

/** Title of the document while it is printed (specification, section 2: Brochure). */
const PRINTED_TITLE = "Company Brochure";

interface Topic {
  id: string;
  title: string;
  picture: PictureField;
}

/** The brochure as sheets, on the screen and on paper. */
export function BrochurePage() {
  const { capabilities, industries, brochure } = content();
  return (
    <div className="brochure-page">
      <div className="page-width brochure">
        <div className="brochure-opening">
          <h1 className="text-h1">{brochure.heading}</h1>
          <p className="text-lead text-ink-2">{brochure.lead}</p>
          <PrintButton label="Download Brochure" printedTitle={PRINTED_TITLE} />
          <p className="without-script">Print this page: the sheets come out as the brochure.</p>
        </div>
        <CoverSheet />
        <AboutSheet />
        <EntriesSheet kind="services" number={3} topics={capabilities} />
        <EntriesSheet kind="industries" number={4} topics={industries} />
        <ContactSheet />
      </div>
    </div>
  );
}

function CoverSheet() {
  const { brochure, site } = content();
  const { title, subtitle, year } = brochure.cover;
  return (
    <Sheet name="cover">
      <p className="sheet-brand">
        <span>{site.name}</span>
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

function AboutSheet() {
  const { heading, paragraphs, approachHeading, approach } = content().brochure.about;
  const picture = pictureOf({ ...aboutContent().picture, alt: "" }, "about", "band");
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
  number: number;
  /** The services or industries of the site, whose pictures the entries bear. */
  topics: readonly Topic[];
}

/** The six services, or the four industries. */
function EntriesSheet({ kind, number, topics }: EntriesSheetProps) {
  const { heading, items } = content().brochure[kind];
  return (
    <Sheet name={kind} number={number}>
      <h2 id={`sheet-${kind}`} className="sheet-heading">
        {heading}
      </h2>
      <ul className="sheet-entries">
        {items.map(({ title, text }) => (
          <li key={title}>
            <Picture picture={pictureFor(title, topics)} isEager className="sheet-picture" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The picture that the site shows for the same service or industry. */
function pictureFor(title: string, topics: readonly Topic[]) {
  // In a preview a draft's own title bears a mark.
  const held = heldText(content().held, title);
  const topic = topics.find((candidate) => candidate.title === title || candidate.id === held?.id);
  if (topic) return pictureOf({ ...topic.picture, alt: "" }, topic.id, "card");
  throw new RangeError(
    `content/brochure/brochure.yaml names "${title}", which no service or industry is called`,
  );
}

function ContactSheet() {
  const { brochure, site } = content();
  const { heading, text } = brochure.contact;
  const lines = [
    { text: site.email, href: `mailto:${site.email}` },
    { text: site.phone, href: telephoneLink(site.phone) },
    { text: site.url.replace(/^https?:\/\//, ""), href: site.url },
  ];
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
        {site.addresses.map(({ city, street, postalCode }) => (
          <li key={city}>
            <strong>{city}</strong> {`${street}, ${postalCode}`}
          </li>
        ))}
      </ul>
      <p className="sheet-imprint">{site.legalName}</p>
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
