import type { ShouldRevalidateFunctionArgs } from "react-router";
import { content } from "#app/content/content.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { headOf } from "#app/seo/page-head.ts";
import { trailOf } from "#app/seo/breadcrumbs.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import type { Route } from "./+types/search.ts";
import { SearchArea } from "./search-area.tsx";

export function loader() {
  const { heading, lead, withoutScript, sectionsHeading, sections } = content().pages.search;
  const area = { withoutScript, sectionsHeading, sections };
  return { head: headOf("/search"), trail: trailOf("/search"), heading, lead, area };
}

/** A query changes nothing of what the build has put here. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = metaOf;

export default function Search({ loaderData }: Route.ComponentProps) {
  const { heading, lead, trail, area } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} trail={trail} />
      <SearchArea {...area} />
    </>
  );
}
