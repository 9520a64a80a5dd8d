import { siteHref } from "#app/base/site-href.ts";
import { slugOf } from "#app/base/slug.ts";
import type { longTextWords } from "#app/features/long-text/interface-words.ts";
import { content } from "#app/model/content.ts";
import { printedFile } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { Breadcrumbs } from "#app/ui/sections/breadcrumbs.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { builtSize } from "../../../platform/built-files.ts";
import { BrochureSheets } from "./brochure-sheets.tsx";
import type { brochureWords } from "./interface-words.ts";
import { PrintButton } from "./print-button.tsx";
import { sheetsAfterCover } from "./topic-sheets.ts";

/** The brochure as sheets, on the screen and on paper. */
export function Page({ breadcrumbs }: PageProps<"brochure">) {
  const words = useWords<typeof brochureWords>("brochure");
  const { contents } = useWords<typeof longTextWords>("longText");
  const { brochure, site } = content();
  const pdf = printedFile("brochure");
  // The button prints the page (product 14.1), also if the build has written the PDF.
  const size = builtSize(pdf);
  return (
    <div className="brochure-page">
      <PaintWholePage />
      <div className="page-width brochure">
        <div>
          <div className="brochure-opening">
            <Breadcrumbs breadcrumbs={breadcrumbs} />
            <h1 className="text-h1">{brochure.heading}</h1>
            <p className="text-lead text-ink-2">{brochure.lead}</p>
            <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
              <PrintButton />
              {size && (
                <a
                  href={siteHref(pdf)}
                  download={`${slugOf(site.name)}-brochure.pdf`}
                  className="brochure-file"
                >
                  {fill(words.pdf, { size })}
                </a>
              )}
            </div>
            <p className="without-script">{words.withoutScript}</p>
            <nav aria-label={contents} className="sheet-list">
              <ol>
                {sheetsAfterCover().map(({ id, heading }, index) => (
                  <li key={id}>
                    <a href={`#sheet-${id}`}>
                      <span aria-hidden="true">{index + 2}</span>
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
        </div>
        <BrochureSheets />
      </div>
    </div>
  );
}
