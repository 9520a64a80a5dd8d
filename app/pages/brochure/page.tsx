import { builtSize } from "#app/content/built-files.ts";
import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { heldText } from "#app/content/publication.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { slugOf } from "#app/lib/slug.ts";
import { aboutContent } from "#app/pages/about/page.tsx";
import { OverprintCircles } from "#app/sections/overprint-circles.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { PrintButton } from "./print-button.island.tsx";
import { Sheet } from "./sheet.tsx";

/** The brochure as sheets, on the screen and on paper. */
export function BrochurePage() {
  const { brochure, site } = content();
  // The button prints, as specified, also where the build has printed the file.
  const size = builtSize("/brochure.pdf");
  return (
    <div className="brochure-page">
      <div className="page-width brochure">
        <div className="brochure-opening">
          <h1 className="text-h1">{brochure.heading}</h1>
          <p className="text-lead text-ink-2">{brochure.lead}</p>
          <PrintButton />
          {size && (
            <a
              href={siteHref("/brochure.pdf")}
              download={`${slugOf(site.name)}-brochure.pdf`}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              Brochure as PDF ({size})
            </a>
          )}
          <p className="without-script">Print this page: the sheets come out as the brochure.</p>
        </div>
        <CoverSheet />
        <AboutSheet />
        {[...sheetsOf("services"), ...sheetsOf("industries")].map((sheet, index) => (
          <EntriesSheet key={sheet.id} {...sheet} number={3 + index} />
        ))}
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
  const picture = pictureOf({ ...aboutContent().picture, alt: "" }, "about", "sheet");
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

type EntriesSheetProps = ReturnType<typeof sheetsOf>[number] & { number: number };

function EntriesSheet({ id, name, heading, items, number }: EntriesSheetProps) {
  return (
    <Sheet id={id} name={name} number={number}>
      <h2 id={`sheet-${id}`} className="sheet-heading">
        {heading}
      </h2>
      <ul className="sheet-entries">
        {items.map(({ title, text }) => (
          <li key={title}>
            <Picture picture={pictureFor(title)} isEager className="sheet-picture" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The picture that the site shows for the service or industry of this name. */
function pictureFor(title: string) {
  const { capabilities, growthServices, industries, held } = content();
  // In a preview a draft's own title bears a mark.
  const draft = heldText(held, title);
  const topic = [...capabilities, ...growthServices, ...industries].find(
    (candidate) => candidate.title === title || candidate.id === draft?.id,
  );
  if (!topic) throw new RangeError(`No service or industry is called "${title}"`);
  return pictureOf({ ...topic.picture, alt: "" }, topic.id, "card");
}
