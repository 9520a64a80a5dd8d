import type { ReactNode } from "react";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { contactHref } from "#app/features/deck/deck-links.ts";
import { content } from "#app/model/content.ts";
import { unpublishedItem } from "#app/model/publication.ts";
import { aboutContent } from "#app/routes/about/content.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Overprint } from "#app/ui/sections/overprint.tsx";

/** Cover, about us, services, industries, contact (product 14.1). */
export function BrochureSheets() {
  const { site, brochure } = content();
  const { about, contact, cover } = brochure;
  const picture = pictureOf({ ...aboutContent().picture, alt: "" }, "about", "sheet");
  const host = site.url.replace(/^https?:\/\//, "");
  return (
    <>
      <Sheet name="cover">
        <p className="sheet-brand">
          <span>{site.name}</span>
          <span>{cover.year}</span>
        </p>
        <h2 id="sheet-cover" className="sheet-title">
          {cover.title}
        </h2>
        <p className="sheet-subtitle">{cover.subtitle}</p>
        <Overprint id="brochure-cover" className="sheet-circles" />
      </Sheet>
      <Sheet name="about" number={2}>
        <Picture picture={picture} isEager className="sheet-band" />
        <h2 id="sheet-about" className="sheet-heading">
          {about.heading}
        </h2>
        <div className="sheet-columns">
          <div className="sheet-text">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <h3 className="sheet-subheading">{about.approachHeading}</h3>
            <ol className="sheet-approach">
              {about.approach.map(({ title, text }) => (
                <li key={title}>
                  <h4>{title}</h4>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Sheet>
      {[...sheetsOf("services"), ...sheetsOf("industries")].map((sheet, index) => (
        <Sheet key={sheet.id} id={sheet.id} name={sheet.name} number={3 + index}>
          <h2 id={`sheet-${sheet.id}`} className="sheet-heading">
            {sheet.heading}
          </h2>
          <ul className="sheet-entries">
            {sheet.items.map(({ title, text }) => (
              <li key={title}>
                <Picture picture={pictureFor(title)} isEager className="sheet-picture" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Sheet>
      ))}
      <Sheet name="contact">
        <Overprint id="brochure-contact" className="sheet-circles" isOnBlue />
        <h2 id="sheet-contact" className="sheet-title">
          {contact.heading}
        </h2>
        <p className="sheet-subtitle">{contact.text}</p>
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
    </>
  );
}

interface SheetProps {
  name: "cover" | "about" | "services" | "industries" | "contact";
  /** Names the sheet, where several look like it. */
  id?: string;
  children: ReactNode;
  /** Printed at the foot; the coloured sheets have none. */
  number?: number;
}

/** A page of the brochure (styles/brochure.css): a sheet of paper on the screen, a page in print. */
function Sheet({ name, id = name, children, number }: SheetProps) {
  return (
    <section aria-labelledby={`sheet-${id}`} className={`sheet sheet-${name}`}>
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

/** Entries that a sheet has room for. */
const ENTRIES = 6;

/** The services, or the industries, on as many sheets as they need. */
function sheetsOf(name: "services" | "industries") {
  const { heading, items } = content().brochure[name];
  const count = Math.ceil(items.length / ENTRIES);
  const perSheet = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => ({
    name,
    id: index === 0 ? name : `${name}-${index + 1}`,
    heading: index === 0 ? heading : `${heading} (${index + 1})`,
    items: items.slice(index * perSheet, (index + 1) * perSheet),
  }));
}

/** The picture that the site shows for the service or industry of this name. */
function pictureFor(title: string) {
  const { capabilities, growthServices, industries, unpublished } = content();
  // In a preview a draft's own title bears a mark.
  const draft = unpublishedItem(unpublished, title);
  const topics = [...capabilities, ...growthServices, ...industries];
  const topic = topics.find((topic) => topic.title === title || topic.id === draft?.id);
  if (!topic) throw new RangeError(`No service or industry is called "${title}"`);
  return pictureOf({ ...topic.picture, alt: "" }, topic.id, "card");
}
