import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { opening, sentPage, text } from "#app/content/schemas/shared.ts";
import { ENDPOINT } from "#app/forms/delivery/delivery.ts";
import { WithoutScript } from "#app/forms/without-script.tsx";
import { telephoneLink } from "#app/lib/telephone-link.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ContactForm } from "./contact-form.island.tsx";

/** content/pages/contact.yaml */
export const contactContent = pageContent(
  "contact",
  z.strictObject({
    ...opening,
    steps: z.array(z.strictObject({ title: text, text })),
    fieldsNote: text,
    directHeading: text,
    withoutScript: text,
    sent: sentPage,
  }),
);

const DIRECT_LINK =
  "inline-flex min-h-11 items-center text-h5 font-semibold wrap-anywhere underline decoration-2 underline-offset-6 hover:text-blue";

/** The 20 minutes: how it goes on, the form, the direct ways. */
export function ContactPage({ breadcrumbs }: PageRecord) {
  const { heading, lead, steps, fieldsNote, directHeading, withoutScript } = contactContent();
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
          </section>
        </div>
      </div>
    </>
  );
}

/** Circles of radius 16 around the corners of a triangle with the side 16: each passes through the others' centres. */
const BLUE = { cx: 24, cy: 16.5 };
const RED = { cx: 32, cy: 30.36 };
const YELLOW = { cx: 16, cy: 30.36 };

/** The first of the firm's three circles: the third step completes them. Decorative. */
function StepMark({ circles }: { circles: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 47" fill="none" className="w-20 shrink-0 self-start">
      {circles > 0 && <circle {...BLUE} r={16} className="fill-blue" />}
      {circles > 1 && <circle {...RED} r={16} className="fill-red" />}
      {circles > 2 && <circle {...YELLOW} r={16} className="fill-yellow" />}
      {circles > 1 && (
        <path className="fill-violet" d="M16 30.36A16 16 0 0 1 40 16.5A16 16 0 0 1 16 30.36z" />
      )}
      {circles > 2 && (
        <>
          <path className="fill-green" d="M32 30.36A16 16 0 0 1 8 16.5A16 16 0 0 1 32 30.36z" />
          <path className="fill-orange" d="M24 16.5A16 16 0 0 1 24 44.21A16 16 0 0 1 24 16.5z" />
          <path
            className="fill-ink"
            d="M24 16.5A16 16 0 0 1 32 30.36A16 16 0 0 1 16 30.36A16 16 0 0 1 24 16.5z"
          />
        </>
      )}
      <g className="stroke-ink" strokeWidth={1}>
        {circles < 2 && <circle {...RED} r={15.5} />}
        {circles < 3 && <circle {...YELLOW} r={15.5} />}
      </g>
    </svg>
  );
}
