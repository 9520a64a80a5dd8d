import { metaOf } from "#app/lib/page-head.ts";
import { requestPath } from "#app/lib/request-path.ts";
import { legalPage } from "./data.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { Prose } from "#app/sections/prose.tsx";
import type { Route } from "#app/routes/legal/+types/legal.ts";

export function loader({ request }: Route.LoaderArgs) {
  return legalPage(requestPath(request).slice(1));
}

export const meta: Route.MetaFunction = metaOf;

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { body, updated, ...opening } = loaderData;
  return (
    <>
      <PageOpening {...opening} />
      <div className="page-width page-grid section-gap gap-y-8">
        <p className="col-span-4 border-t-2 border-ink pt-5 text-ink-2 md:col-span-12 lg:col-span-3">
          Last updated: <time dateTime={updated.isoDate}>{updated.date}</time>
        </p>
        <div className="col-span-4 md:col-span-10 lg:col-span-8 lg:col-start-5">
          <Prose body={body} />
        </div>
      </div>
    </>
  );
}
