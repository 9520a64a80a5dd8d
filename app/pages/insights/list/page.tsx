import type { ShouldRevalidateFunctionArgs } from "react-router";
import { listOfPath } from "#app/lib/insight-lists.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { requestPath } from "#app/lib/request-path.ts";
import { unknownId } from "#app/lib/unknown-id.ts";
import { insightListPage } from "./data.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import type { Route } from "#app/routes/insights/+types/list.ts";
import { ComingSoon } from "./coming-soon.tsx";
import { InsightGrid } from "./insight-grid.island.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const { id, number } = listOfPath(requestPath(request));
  const page = insightListPage(id, number);
  if (!page) throw unknownId();
  return page;
}

/** A filter changes only the query: the data stays. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = metaOf;

export default function InsightList({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "coming-soon") return <ComingSoon {...page} />;
  return (
    <>
      <PageOpening heading={page.heading} lead={page.lead} trail={page.trail} />
      <InsightGrid
        key={page.place?.number}
        list={page.id}
        cards={page.cards}
        categories={page.categories}
        place={page.place}
      />
    </>
  );
}
