import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { StatedLanguage } from "#app/features/forms/stated-language-field.tsx";
import { buttonForm, type LinkPurpose } from "#app/features/newsletter/addresses.ts";
import { newsletterWords } from "#app/features/newsletter/content.ts";
import { Refused } from "#app/features/newsletter/refused.tsx";
import { SignUp } from "#app/features/newsletter/sign-up.tsx";
import type { PageProps } from "#app/routes/registry.ts";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { Overprint } from "#app/ui/sections/overprint.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** A page that follows a sign-up: it says what has happened, or asks for a press of its button. */
export function Page({ item: step }: PageProps<"newsletter/step">) {
  const { list, form, steps } = newsletterWords();
  const words = steps[step];
  return (
    <div className="page-width page-grid items-start gap-y-14 pt-10 pb-(--section-gap)">
      <div className="col-span-4 md:col-span-7">
        {"button" in words ? (
          <ButtonForm purpose={step as LinkPurpose} label={words.button} refused={form.refused} />
        ) : (
          <p className="flex flex-wrap gap-4">
            {words.links.map(({ label, href }) => (
              <SiteLink key={href} href={href} className="button button-outline">
                {label}
              </SiteLink>
            ))}
          </p>
        )}
        {step === "expired" && <SignUp list={list.id} place="footer" level={2} />}
      </div>
      <Overprint id="newsletter" className="col-span-4 w-full md:col-span-5" />
    </div>
  );
}

interface ButtonFormProps {
  purpose: LinkPurpose;
  label: string;
  /** The words above the reason for a refusal. */
  refused: string;
}

/**
 * The receiver writes the token of the link into the form. The visitor must press a button, because mail scanners
 * follow every link.
 */
function ButtonForm({ purpose, label, refused }: ButtonFormProps) {
  return (
    <form method="post" action={deliverySettings().address}>
      <PageStyles name="newsletter" />
      <Refused heading={refused} />
      <input type="hidden" name="form" value={buttonForm(purpose)} />
      <StatedLanguage />
      <input type="hidden" name="token" />
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}
