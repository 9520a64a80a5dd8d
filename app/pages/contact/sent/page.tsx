import type { z } from "zod";
import type { sentPage } from "#app/content/schemas/shared.ts";
import { fixedPage, type PageKind } from "#app/pages/page-kind.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/**
 * The entry of the registry for the page after a form that was sent without scripts.
 *
 * @param parent the page of the form
 */
export function sentPageAt(
  path: string,
  parent: string,
  content: () => z.infer<typeof sentPage>,
): PageKind {
  return fixedPage(path, {
    parent,
    isIndexed: false,
    content,
    view: ({ breadcrumbs }) => {
      const { heading, lead, links } = content();
      return (
        <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs}>
          <p className="flex flex-wrap gap-4 pt-10 pb-(--section-gap)">
            {links.map(({ label, href }, index) => (
              <SiteLink
                key={href}
                href={href}
                className={buttonStyle({ variant: index === 0 ? "primary" : "outline" })}
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
