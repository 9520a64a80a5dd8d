import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { content } from "#app/content/content.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { metaOf } from "#app/lib/page-head.ts";
import { headOf } from "#app/seo/page-head.ts";
import type { Route } from "#app/routes/not-found/+types/not-found.ts";
import { keepNotFoundWords } from "#app/routes/not-found/not-found-words.ts";

export function loader() {
  const { lead, links } = content().pages["not-found"];
  return { head: headOf("/404"), lead, links };
}

export const meta: Route.MetaFunction = metaOf;

/** Addresses of which only the browser can tell whether there is something (decisions 5, 7, 11, 13). */
const MAY_EXIST = /^\/(?:insights|blogs|industries|services|feeds)\//;

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  // An effect, because the screen of the address that was asked for takes over right after this one.
  useEffect(() => keepNotFoundWords(loaderData), [loaderData]);
  if (location && location.pathname !== pathname && MAY_EXIST.test(location.pathname)) {
    return (
      <p role="status" className="page-width section-gap">
        Loading...
      </p>
    );
  }
  return <NotFoundScreen lead={loaderData.lead} links={loaderData.links} />;
}
