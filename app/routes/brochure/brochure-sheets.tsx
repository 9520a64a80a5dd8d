import type { ReactNode } from "react";
import { withWholeNumbers } from "#app/base/typography.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { contactHref } from "#app/features/deck/deck-links.ts";
import { content } from "#app/model/content.ts";
import { unpublishedItem } from "#app/model/publication.ts";
import { aboutContent } from "#app/routes/about/content.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { GREASE_STAIN } from "#app/ui/sections/delivery-note.tsx";
import { OVERPRINT, Overprint } from "#app/ui/sections/overprint.tsx";
import { PencilLines } from "#app/ui/sections/pencil-lines.tsx";
import { type TopicSheetContent, topicSheets } from "./topic-sheets.ts";

/** Cover, about us, services, industries, contact (product 14.1). */
export function BrochureSheets() {
  return (
    <>
      <CoverSheet />
      <AboutSheet number={2} />
      {topicSheets().map((sheet, index) => (
        <TopicSheet key={sheet.id} sheet={sheet} number={3 + index} />
      ))}
      <ContactSheet />
    </>
  );
}

/** The cover. If the firm's story has a delivery note, the cover is that sheet of paper. */
function CoverSheet() {
  const { site, brochure } = content();
  const { title, subtitle, year } = brochure.cover;
  const isDeliveryNote = aboutContent().story.deliveryNote !== undefined;
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
      <div className="sheet-drawing">
        {isDeliveryNote && <CoverPaper />}
        <Overprint id="brochure-cover" className="sheet-circles">
          {isDeliveryNote && <PencilLines circles={OVERPRINT} />}
        </Overprint>
      </div>
    </Sheet>
  );
}

/** The four folds and the grease stain of the delivery note. The first fold lies below the texts, so no fold crosses a text. */
function CoverPaper() {
  return (
    <>
      <PageStyles name="delivery-note" />
      <svg
        aria-hidden="true"
        viewBox="0 0 600 600"
        preserveAspectRatio="none"
        width={120}
        height={120}
        className="sheet-paper"
      >
        <path className="note-stain" d={GREASE_STAIN} transform="translate(-400 -600)" />
        <path className="note-fold" d="M0 2h600M0 300h600M200 0v600M400 0v600" />
      </svg>
    </>
  );
}

function AboutSheet({ number }: { number: number }) {
  const { about } = content().brochure;
  const picture = pictureOf(aboutContent().picture, "about", "sheet");
  return (
    <Sheet name="about" number={number}>
      <h2 id="sheet-about" className="sheet-heading">
        {about.heading}
      </h2>
      <Picture picture={picture} isEager className="sheet-band" />
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
  );
}

/** A sheet that lists services or industries. */
function TopicSheet({ sheet, number }: { sheet: TopicSheetContent; number: number }) {
  return (
    <Sheet id={sheet.id} name={sheet.name} number={number}>
      <h2 id={`sheet-${sheet.id}`} className="sheet-heading">
        {sheet.heading}
      </h2>
      <ul className="sheet-entries">
        {sheet.items.map(({ title, text }) => (
          <li key={title}>
            <Picture
              picture={topicPicture(title, sheet.items.length)}
              isEager
              className="sheet-picture"
            />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function ContactSheet() {
  const { site, brochure } = content();
  const { heading, text } = brochure.contact;
  const host = site.url.replace(/^https?:\/\//, "");
  return (
    <Sheet name="contact">
      <Overprint id="brochure-contact" className="sheet-circles" isOnBlue />
      <h2 id="sheet-contact" className="sheet-title">
        {heading}
      </h2>
      <p className="sheet-subtitle">{withWholeNumbers(text)}</p>
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
            <strong>{city}</strong> {postalCode ? `${street}, ${postalCode}` : street}
          </li>
        ))}
      </ul>
      <p className="sheet-imprint">{site.legalName}</p>
    </Sheet>
  );
}

interface SheetProps {
  name: "cover" | "about" | "services" | "industries" | "contact";
  /** Makes the ids of two sheets with the same name different. */
  id?: string;
  children: ReactNode;
  /** The number at the foot of the sheet. The colored sheets have none. */
  number?: number;
}

/** A page of the brochure (page.css): a sheet of paper on the screen, a page in print. */
function Sheet({ name, id = name, children, number }: SheetProps) {
  return (
    <section aria-labelledby={`sheet-${id}`} className={`sheet day-inks sheet-${name}`}>
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

/**
 * The picture that the site shows for the service or industry with this title.
 *
 * @param count how many pictures the sheet has, two in a row
 * @throws RangeError if there is no such topic
 */
function topicPicture(title: string, count: number) {
  const { capabilities, growthServices, industries, unpublished } = content();
  // In a preview the title of a draft has a mark.
  const draft = unpublishedItem(unpublished, title);
  const topics = [...capabilities, ...growthServices, ...industries];
  const topic = topics.find((candidate) => candidate.title === title || candidate.id === draft?.id);
  if (!topic) throw new RangeError(`No service or industry is called "${title}"`);
  return pictureOf(topic.picture, topic.id, count > 4 ? "flat" : "entry");
}
