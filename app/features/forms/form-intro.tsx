import { telephoneLink } from "#app/base/site-href.ts";
import { useWords } from "#app/words/words-context.tsx";
import { ENDPOINT } from "./delivery.ts";
import type { formPageWords } from "./interface-words.ts";

export interface FormIntroProps {
  fieldsNote: string;
  /** The words instead of a simulated form that is hidden without scripts. */
  withoutScript: string;
  email: string;
  phone: string;
}

/**
 * The text above the fields. Without scripts it says how to reach the firm. For a delivered form it has the words for
 * scripts that did not arrive (app/ui/runtime/boot.ts shows them).
 */
export function FormIntro({ fieldsNote, withoutScript, email, phone }: FormIntroProps) {
  const { loadError } = useWords<typeof formPageWords>("formPages");
  const contacts = (
    // The error screen offers them too (app/ui/runtime/island-fault.ts).
    <p data-fault-contacts="" hidden={!!ENDPOINT} className="mt-3 flex flex-wrap gap-x-8">
      <ContactLink label={email} href={`mailto:${email}`} />
      <ContactLink label={phone} href={telephoneLink(phone)} />
    </p>
  );
  return (
    <>
      {ENDPOINT ? (
        <>
          <p id="load-error" hidden role="alert" className="load-error">
            {loadError}
          </p>
          {contacts}
        </>
      ) : (
        <div className="without-script rounded-panel bg-surface p-6 md:p-8">
          <p className="text-lead">{withoutScript}</p>
          {contacts}
        </div>
      )}
      <p className={`fields-note mb-6 text-ink-2 ${ENDPOINT ? "" : "needs-script"}`}>
        {fieldsNote}
      </p>
    </>
  );
}

function ContactLink({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} className="text-link inline-flex min-h-11 items-center font-semibold">
      {label}
    </a>
  );
}
