import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { link, opening, sentPage, text } from "#app/content/schemas/shared.ts";
import { FormOpening } from "#app/forms/form-opening.tsx";
import { planCheckContent } from "#app/pages/plan-check.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import { DirectWays } from "./direct-ways.tsx";

/** content/pages/contact.yaml */
export const contactContent = pageContent(
  "contact",
  z.strictObject({
    ...opening,
    steps: z.array(z.strictObject({ title: text, text })),
    fieldsNote: text,
    directHeading: text,
    legal: z.strictObject({ heading: text, links: z.array(link).min(1) }),
    officesHeading: text.describe("Above the offices that content/site.yaml lists."),
    withoutScript: text,
    sent: sentPage,
  }),
);

/** The 20 minutes: how it goes on, the form, the direct ways. */
export function ContactPage() {
  const { steps, legal, ...words } = contactContent();
  const { name, email, phone, reply, booking } = content().site;
  const { questions, message } = planCheckContent();
  return (
    <div className="page-width page-grid gap-y-16 pt-12 pb-(--section-gap) md:pt-20">
      <div className="col-span-4 md:col-span-12 lg:col-span-7">
        <FormOpening {...words} email={email} phone={phone} />
        <ContactForm
          firm={{ name, email, phone }}
          reply={reply}
          booking={booking}
          asked={{ questions, message }}
        />
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
        <DirectWays {...words} />
        <h2 className="mt-8 text-caption font-medium text-ink-2">{legal.heading}</h2>
        <LinkList
          links={legal.links}
          className="flex flex-wrap gap-x-5 text-caption"
          linkClass="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-blue"
        />
      </div>
    </div>
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
            className="fill-core"
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
