import { telephoneLink } from "#app/base/site-href.ts";
import { portraitOf } from "#app/features/artwork/pictures.ts";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { StepList } from "#app/features/forms/step-list.tsx";
import { contactHandling } from "#app/features/forms/table/contact.ts";
import { recipientOf } from "#app/features/forms/table/form-table.ts";
import { asksPlanCheck, planCheckContent } from "#app/features/plan-check/content.ts";
import { content } from "#app/model/content.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { ContactFormArea } from "./contact-form-area.tsx";
import { contactContent } from "./content.ts";
import type { contactPageWords } from "./interface-words.ts";
import { OfficeAddress } from "./office-address.tsx";
import { toPartnerId } from "./write-to-href.ts";

const DIRECT_LINK =
  "inline-flex min-h-11 items-center text-h5 font-semibold wrap-anywhere underline decoration-2 underline-offset-6 hover:text-blue";

/**
 * The contact page: the next steps, the form, and beside it the appointment, the telephone, the mail address and the
 * offices.
 */
export function Page() {
  const interfaceWords = useWords<typeof contactPageWords>("contactPage");
  const { steps, legal, ...words } = contactContent();
  const { site, partners: persons } = content();
  const { phone, booking, addresses } = site;
  const partners = persons.map((leader) => ({
    id: leader.id,
    name: leader.name,
    title: leader.title,
    portrait: portraitOf(leader, { format: "square", isDecorative: true }),
    anchor: toPartnerId(leader.id),
  }));
  const email = recipientOf(contactHandling, site);
  return (
    <div className="form-page page-width page-grid gap-y-16 pt-12 pb-(--section-gap)">
      <div className="form-main col-span-4 md:col-span-12 lg:col-span-7">
        <ContactFormArea partners={partners}>
          {deliverySettings().mode === "received" && asksPlanCheck() && (
            <p className="without-script mb-6 text-ink-2">
              {fill(interfaceWords.planAnswers, { plan: planCheckContent().heading })}
            </p>
          )}
        </ContactFormArea>
      </div>
      <div className="form-aside contents lg:col-span-4 lg:col-start-9 lg:block">
        <StepList steps={steps} />
        <section aria-labelledby="direct" className="col-span-4 ruled pt-6 md:col-span-12 lg:mt-8">
          <h2 id="direct" className="text-h5">
            {words.directHeading}
          </h2>
          <p className="mt-3 flex flex-col items-start">
            {booking && (
              <a href={booking.href} rel="noopener" className="button mb-3">
                {booking.label}
              </a>
            )}
            <a href={telephoneLink(phone)} className={DIRECT_LINK}>
              {phone}
            </a>
            <a href={`mailto:${email}`} className={DIRECT_LINK}>
              {email}
            </a>
          </p>
        </section>
      </div>
      <div className="form-foot col-span-4 md:col-span-12">
        {addresses.length > 0 && (
          <section aria-labelledby="offices" className="mb-8 ruled pt-6">
            <h2 id="offices" className="text-h5">
              {words.officesHeading}
            </h2>
            <ul className="mt-3 grid gap-4 gap-x-(--column-gap) md:grid-cols-3">
              {addresses.map((office) => (
                <li key={office.street}>
                  <OfficeAddress office={office} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <h2 className="text-caption font-medium text-ink-2">{legal.heading}</h2>
        <LinkList
          links={legal.links}
          className="flex flex-wrap gap-x-5 text-caption"
          linkClass="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-blue"
        />
      </div>
    </div>
  );
}
