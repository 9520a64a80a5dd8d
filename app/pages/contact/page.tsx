import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { link, opening, sentPage, text } from "#app/content/schemas/shared.ts";
import { ENDPOINT } from "#app/forms/delivery/delivery.ts";
import { WithoutScript } from "#app/forms/without-script.tsx";
import { telephoneLink } from "#app/lib/telephone-link.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import { StepMark } from "./step-mark.tsx";

/** content/pages/contact.yaml */
export const contactContent = pageContent(
  "contact",
  z.strictObject({
    ...opening,
    steps: z.array(z.strictObject({ title: text, text })),
    fieldsNote: text,
    directHeading: text,
    legal: z.strictObject({ heading: text, links: z.array(link).min(1) }),
    withoutScript: text,
    sent: sentPage,
  }),
);

const DIRECT_LINK =
  "inline-flex min-h-11 items-center text-h5 font-semibold wrap-anywhere underline decoration-2 underline-offset-6 hover:text-blue";

/** The 20 minutes: how it goes on, the form, the direct ways. */
export function ContactPage({ breadcrumbs }: PageRecord) {
  const { heading, lead, steps, fieldsNote, directHeading, legal, withoutScript } =
    contactContent();
  const { email, phone } = content().site;
  return (
    <>
      <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs} />
      <div className="page-width page-grid gap-y-16 pt-12 pb-(--section-gap) md:pt-20">
        <div className="col-span-4 md:col-span-12 lg:col-span-7">
          <WithoutScript sentence={withoutScript} email={email} phone={phone} />
          <p className={`mb-6 text-ink-2 ${ENDPOINT ? "" : "needs-script"}`}>{fieldsNote}</p>
          <ContactForm recipient={email} phone={phone} />
        </div>
        <div className="col-span-4 md:col-span-12 lg:col-span-4 lg:col-start-9">
          <ol className="grid gap-8">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-5">
                <StepMark circles={index + 1} />
                <div>
                  <h2 className="text-h5">{title}</h2>
                  <p className="mt-1 text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <section aria-labelledby="direct" className="mt-12 border-t-2 border-ink pt-6">
            <h2 id="direct" className="text-h5">
              {directHeading}
            </h2>
            <p className="mt-3 flex flex-col items-start">
              <a href={telephoneLink(phone)} className={DIRECT_LINK}>
                {phone}
              </a>
              <a href={`mailto:${email}`} className={DIRECT_LINK}>
                {email}
              </a>
            </p>
            <h2 className="mt-8 text-caption font-medium text-ink-2">{legal.heading}</h2>
            <ul className="flex flex-wrap gap-x-5">
              {legal.links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink
                    href={href}
                    className="inline-flex min-h-8 items-center text-caption underline underline-offset-4 hover:text-blue"
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
