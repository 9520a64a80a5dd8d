import { Prose } from "#app/sections/prose.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Byline } from "./byline.tsx";
import type { InsightData } from "./data.ts";
import { ReadNext } from "./read-next.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** An article or a blog. */
export function InsightPage({ back, ...page }: InsightData) {
  return (
    <article>
      <div className="page-width pt-8 md:pt-12">
        <SiteLink
          href={back.href}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 hover:text-blue print:hidden"
        >
          <Icon name="arrow-left" />
          {back.label}
        </SiteLink>
        <div className="page-grid mt-4 gap-y-6 md:mt-6">
          <p className="col-span-4 flex flex-wrap items-center gap-3 text-caption font-medium md:col-span-12">
            <span className="rounded-pill bg-ink px-3 py-1 text-paper">{page.badge}</span>
            <span className="text-blue">{page.category}</span>
          </p>
          <h1 className="col-span-4 text-h1 md:col-span-12 lg:col-span-10 xl:col-span-9">
            {page.title}
          </h1>
        </div>
        <Byline page={page} />
        <Picture
          picture={page.picture}
          isEager
          className="mt-8 aspect-video rounded-picture md:mt-10"
        />
      </div>
      <div className="page-width page-grid gap-y-10 pt-12 md:pt-20">
        <div className="col-span-4 md:col-span-12 lg:col-span-3">
          <TableOfContents headings={page.headings} />
        </div>
        <div className="col-span-4 md:col-span-10 lg:col-span-8 lg:col-start-5">
          {page.body.length > 0 ? (
            <Prose body={page.body} />
          ) : (
            <div className="prose">
              <p>{page.snippet}</p>
              <p>{page.placeholder}</p>
            </div>
          )}
        </div>
      </div>
      <ReadNext cards={page.related} />
    </article>
  );
}
