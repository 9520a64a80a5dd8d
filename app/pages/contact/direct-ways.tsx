import { content } from "#app/content/content.ts";
import { telephoneLink } from "#app/lib/site-href.ts";

export interface DirectWaysProps {
  directHeading: string;
  officesHeading: string;
}

const DIRECT_LINK =
  "inline-flex min-h-11 items-center text-h5 font-semibold wrap-anywhere underline decoration-2 underline-offset-6 hover:text-blue";
const WAYS = "mt-12 ruled pt-6";

/** Without the form: an appointment where the firm offers that, telephone, mail, the offices. */
export function DirectWays({ directHeading, officesHeading }: DirectWaysProps) {
  const { email, phone, addresses, booking } = content().site;
  return (
    <>
      <section aria-labelledby="direct" className={WAYS}>
        <h2 id="direct" className="text-h5">
          {directHeading}
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
      {addresses.length > 0 && (
        <section aria-labelledby="offices" className={WAYS}>
          <h2 id="offices" className="text-h5">
            {officesHeading}
          </h2>
          <ul className="mt-3 grid gap-4 md:grid-cols-3 lg:grid-cols-1">
            {addresses.map(({ city, street, postalCode, region }) => (
              <li key={street}>
                <address className="text-ink-2">
                  <span className="block font-semibold text-ink">{city}</span>
                  {`${street}, ${region} ${postalCode}`}
                </address>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
