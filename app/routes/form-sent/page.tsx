import { ENDPOINT } from "#app/features/forms/delivery.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { Overprint } from "#app/ui/sections/overprint.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** The page that follows a form sent without scripts. */
export function Page({ item, breadcrumbs }: PageProps<"form-sent">) {
  const { words, nextStep } = item;
  const { heading, lead, links } = words;
  return (
    <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs}>
      <div className="page-grid items-start gap-y-14 pt-10">
        <p className="col-span-4 flex flex-wrap gap-4 md:col-span-7">
          {nextStep && (
            <a
              href={nextStep.href}
              download={nextStep.href === ENDPOINT}
              rel="noopener"
              className="button"
            >
              {nextStep.label}
            </a>
          )}
          {links.map(({ label, href }, index) => (
            <SiteLink
              key={href}
              href={href}
              className={index === 0 && !nextStep ? "button" : "button button-outline"}
            >
              {label}
            </SiteLink>
          ))}
        </p>
        <Overprint id="sent" className="col-span-4 w-full md:col-span-5" />
      </div>
    </PageHeader>
  );
}
