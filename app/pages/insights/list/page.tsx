import type { PictureSource } from "#app/lib/picture.ts";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { type Breadcrumb, PageHeader } from "#app/sections/page-header.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { InsightListData } from "./data.ts";
import { InsightGrid } from "./insight-grid.island.tsx";

/** A list of insights, or the note that a kind of them is yet to come. */
export function InsightListPage({ breadcrumbs, ...page }: InsightListData & PageProps) {
  if (page.kind === "coming-soon") {
    const { opening, sentence, picture } = page;
    return (
      <ComingSoon
        heading={opening.heading}
        sentence={sentence}
        picture={picture}
        breadcrumbs={breadcrumbs}
      />
    );
  }
  const { list, cards, categories, place, opening } = page;
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <InsightGrid list={list} cards={cards} categories={categories} place={place} />
    </>
  );
}

interface ComingSoonProps {
  heading: string;
  sentence: string;
  picture: PictureSource;
  breadcrumbs: readonly Breadcrumb[];
}

/** A kind of insight that is not there yet (specification, section 2: Insights list). */
function ComingSoon({ heading, sentence, picture, breadcrumbs }: ComingSoonProps) {
  return (
    <>
      <PageHeader heading={heading} breadcrumbs={breadcrumbs} />
      <div className="page-width page-grid items-center gap-y-8 py-10 md:py-16">
        <Picture
          picture={picture}
          isEager
          className="col-span-4 aspect-video rounded-picture md:col-span-7"
        />
        <div role="note" className="col-span-4 md:col-span-5 lg:pl-8">
          <h2 className="text-h3">Coming soon</h2>
          <p className="mt-4 text-lead text-ink-2">{sentence}</p>
          <p className="mt-8">
            <SiteLink href="/insights/blogs" className={buttonStyle({ variant: "outline" })}>
              Check out our blogs in the meantime
            </SiteLink>
          </p>
        </div>
      </div>
    </>
  );
}
