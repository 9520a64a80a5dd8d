import { content } from "#app/content/content.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { brochureSheets } from "./data.ts";
import { headOf } from "#app/seo/page-head.ts";
import brochureStyles from "#app/styles/brochure.css?url";
import { buttonStyle } from "#app/ui/button-style.ts";
import type { Route } from "#app/routes/brochure/+types/brochure.ts";
import { AboutSheet } from "./about-sheet.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { CoverSheet } from "./cover-sheet.tsx";
import { EntriesSheet } from "./entries-sheet.tsx";
import { usePrintedTitle } from "./use-printed-title.ts";

/** Title of the document while it is printed (specification, section 2: Brochure). */
const PRINTED_TITLE = "Company Brochure";

export function loader() {
  const { heading, lead } = content().brochure;
  return { head: headOf("/brochure"), heading, lead, sheets: brochureSheets() };
}

export const meta: Route.MetaFunction = metaOf;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: brochureStyles }];

export default function Brochure({ loaderData }: Route.ComponentProps) {
  const { heading, lead, sheets } = loaderData;
  const print = usePrintedTitle(PRINTED_TITLE);
  return (
    <div className="brochure-page">
      <div className="page-width brochure">
        <div className="brochure-opening">
          <h1 className="text-h1">{heading}</h1>
          <p className="text-lead text-ink-2">{lead}</p>
          <button type="button" onClick={print} className={`${buttonStyle()} needs-script`}>
            Download Brochure
          </button>
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
