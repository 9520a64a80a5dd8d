import type { z } from "zod";
import { ENDPOINT } from "#app/features/forms/delivery.ts";
import { pageContentFrom } from "#app/model/page-content.ts";
import { sentPage } from "#app/model/schemas/shared.ts";
import { fixedPage, type PageKind } from "#app/routes/page-kind.ts";
import { Overprint } from "#app/ui/sections/overprint.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/**
 * The entry of the registry for the page after a form that was sent without scripts.
 *
 * @param next what to do first: book the appointment, or take the receiver's file for the day of the reply
 */
export function sentPageAt(
  path: string,
  parent: string,
  words: () => z.infer<typeof sentPage>,
  next?: () => { label: string; href?: string | undefined } | undefined,
): PageKind {
  return fixedPage(path, {
    parent,
    isIndexed: false,
    isWithoutClosing: true,
    // Named by its title: its heading is a sentence.
    content: pageContentFrom(sentPage, () => ({ ...words(), heading: words().meta.title })),
    view: ({ breadcrumbs }) => {
      const { heading, lead, links } = words();
      const first = next?.();
      const file = first && { href: first.href, download: first.href === ENDPOINT };
      return (
        <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs}>
          <div className="page-grid items-start gap-y-14 pt-10">
            <p className="col-span-4 flex flex-wrap gap-4 md:col-span-7">
              {first && (
                <a {...file} rel="noopener" className="button">
                  {first.label}
                </a>
              )}
              {links.map(({ label, href }, index) => (
                <SiteLink
                  key={href}
                  href={href}
                  className={index === 0 && !first ? "button" : "button button-outline"}
                >
                  {label}
                </SiteLink>
              ))}
            </p>
            <Overprint id="sent" className="col-span-4 md:col-span-5" />
          </div>
        </PageHeader>
      );
    },
  });
}
