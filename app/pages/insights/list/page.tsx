import { PageHeader } from "#app/sections/page-header.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { ComingSoon } from "./coming-soon.tsx";
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
