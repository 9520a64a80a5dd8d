import type { z } from "zod";
import type { sentPage } from "#app/content/schemas/shared.ts";
import { ENDPOINT } from "#app/forms/delivery/delivery.ts";
import { fixedPage, type PageKind } from "#app/pages/page-kind.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/**
 * The entry of the registry for the page after a form that was sent without scripts.
 *
 * @param parent the page of the form
 * @param next what to do first: book the appointment, or take the file that the receiver makes for the day of the reply,
 *   which a prerendered page can't know
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
    content: words,
    view: ({ breadcrumbs }) => {
      const { heading, lead, links } = words();
      const first = next?.();
      return (
        <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs}>
          <p className="flex flex-wrap gap-4 pt-10 pb-(--section-gap)">
            {first && (
              <a
                href={first.href}
                download={first.href === ENDPOINT}
                rel="noopener"
                className={buttonStyle()}
              >
                {first.label}
              </a>
            )}
            {links.map(({ label, href }, index) => (
              <SiteLink
                key={href}
                href={href}
                className={buttonStyle({ variant: index === 0 && !first ? "primary" : "outline" })}
              >
                {label}
              </SiteLink>
            ))}
          </p>
        </PageHeader>
      );
    },
  });
}
