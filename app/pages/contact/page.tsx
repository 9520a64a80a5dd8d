import { WithoutScript } from "#app/forms/without-script.tsx";
import { telephoneLink } from "#app/lib/telephone-link.ts";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ContactForm } from "./contact-form.island.tsx";
import type { ContactData } from "./data.ts";
import { StepMark } from "./step-mark.tsx";

const DIRECT_LINK =
  "inline-flex min-h-11 items-center text-h5 font-semibold wrap-anywhere underline decoration-2 underline-offset-6 hover:text-blue";

/** The 20 minutes: how it goes on, the form, the direct ways. */
export function ContactPage(props: ContactData & PageProps) {
  const { opening, breadcrumbs, steps, fieldsNote, directHeading, withoutScript, email, phone } =
    props;
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <div className="page-width page-grid gap-y-16 pt-12 pb-(--section-gap) md:pt-20">
        <div className="col-span-4 md:col-span-12 lg:col-span-7">
          <WithoutScript sentence={withoutScript} email={email} phone={phone} />
          <p className="needs-script mb-6 text-ink-2">{fieldsNote}</p>
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
