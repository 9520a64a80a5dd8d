import { siteHref } from "#app/base/site-href.ts";
import type { Specimen } from "#app/features/specimens/content.ts";
import type { specimenWords } from "#app/features/specimens/interface-words.ts";
import { SpecimenSheet } from "#app/features/specimens/specimen-sheet.tsx";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { Breadcrumbs } from "#app/ui/sections/breadcrumbs.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { builtSize } from "../../../platform/built-files.ts";
import { furtherSpecimens, usesOf } from "./related.ts";

/** A specimen of the firm's work. On paper the sheet alone is printed, on one page. */
export function Page({ item: specimen, breadcrumbs }: PageProps<"documents">) {
  const { title, lead } = specimen;
  return (
    <>
      <div className="page-width page-grid page-top gap-y-8 pb-9 md:pb-14">
        <PaintWholePage />
        <div className="col-span-4 md:col-span-12 lg:col-span-4 print:hidden">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1 className="text-h3">{title}</h1>
          <p className="mt-4 text-lead text-ink-2">{lead}</p>
          <p className="mt-4">
            <PdfLink pdf={`${href("documents", specimen)}.pdf`} />
          </p>
        </div>
        <div className="col-span-4 md:col-span-12 lg:col-span-8">
          <SpecimenSheet specimen={specimen} level={2} />
        </div>
      </div>
      <UsedIn specimen={specimen} />
      <FurtherSheets specimen={specimen} />
    </>
  );
}

interface SpecimenProps {
  specimen: Specimen;
}

/** The services in which the sheet is used, and the texts that explain it. */
function UsedIn({ specimen }: SpecimenProps) {
  const words = useWords<typeof specimenWords>("specimens");
  const { services, insights } = usesOf(specimen);
  const links = [
    ...services.map((service) => ({
      label: service.title,
      href: href("services/detail", service),
    })),
    ...insights.map((insight) => ({ label: insight.title, href: insightHref(insight) })),
  ];
  if (links.length === 0) return null;
  return <TextRows id="used-in" heading={words.usedIn} links={links} isPrinted={false} />;
}

/** The other specimens. */
function FurtherSheets({ specimen }: SpecimenProps) {
  const words = useWords<typeof specimenWords>("specimens");
  const links = furtherSpecimens(specimen).map((further) => ({
    label: further.title,
    href: href("documents", further),
  }));
  if (links.length === 0) return null;
  return <TextRows id="further-sheets" heading={words.further} links={links} isPrinted={false} />;
}

/** The link to the PDF, if the build has printed it. @param pdf its address below the site */
function PdfLink({ pdf }: { pdf: string }) {
  const words = useWords<typeof specimenWords>("specimens");
  const size = builtSize(pdf);
  if (!size) return null;
  return (
    <a href={siteHref(pdf)} download className="button">
      {fill(words.pdf, { size })}
    </a>
  );
}
