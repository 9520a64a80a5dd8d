import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { Honeypot } from "#app/features/forms/honeypot.tsx";
import { StatedLanguage } from "#app/features/forms/stated-language-field.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SIGN_UP_FORM, type SignUpPlace } from "./addresses.ts";
import { newsletterWords } from "./content.ts";
import { Refused } from "./refused.tsx";

export interface SignUpProps {
  /** The list that the form signs up for, by its id. */
  list: string;
  /** Which words the form shows. They are stored with the sign-up. */
  place: SignUpPlace;
  /** The level of the heading. */
  level: 2 | 3;
  /** Whether the form has a place for a message about the whole form. The form with which the receiver answers has one. */
  hasSummary?: boolean;
}

/**
 * The sign-up for the newsletter: an ordinary form. A page has at most one. With scripts it is answered in place
 * (answer-in-place.ts), with the words in its attributes.
 */
export function SignUp({ list, place, level, hasSummary = false }: SignUpProps) {
  const { form, [place]: words } = newsletterWords();
  const { heading, consent } = words;
  const Heading = `h${level}` as const;
  return (
    <form
      method="post"
      action={deliverySettings().address}
      aria-labelledby="sign-up"
      className="sign-up"
      data-sign-up={JSON.stringify({ sending: form.sending, sent: form.sent, failed: form.failed })}
    >
      <PageStyles name="newsletter" />
      <Heading id="sign-up">{heading}</Heading>
      <div>
        {hasSummary && <Refused heading={form.refused} />}
        <label htmlFor="sign-up-email">{form.label}</label>
        <p id="sign-up-error" hidden data-error-for="email" className="field-error" />
        <div className="sign-up-row">
          <input
            id="sign-up-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            aria-describedby="sign-up-error sign-up-consent"
          />
          <button type="submit">{form.button}</button>
        </div>
        <p id="sign-up-consent" className="sign-up-consent">
          {consent} <SiteLink href={form.privacy.href}>{form.privacy.label}</SiteLink>
        </p>
        <p role="status" className="sign-up-answer" />
      </div>
      <input type="hidden" name="form" value={SIGN_UP_FORM} />
      <StatedLanguage />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="place" value={place} />
      <Honeypot id="sign-up-website" />
    </form>
  );
}
