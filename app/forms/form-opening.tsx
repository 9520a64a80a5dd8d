import { telephoneLink } from "#app/lib/site-href.ts";
import { ENDPOINT } from "./delivery/delivery.ts";

export interface FormOpeningProps {
  /** What the fields ask for. */
  fieldsNote: string;
  withoutScript: string;
  email: string;
  phone: string;
}

const LINK = "text-link inline-flex min-h-11 items-center font-semibold";

/** What stands above the fields of a form. */
export function FormOpening({ fieldsNote, ...without }: FormOpeningProps) {
  return (
    <>
      <WithoutScript {...without} />
      <p className={`mb-6 text-ink-2 ${ENDPOINT ? "" : "needs-script"}`}>{fieldsNote}</p>
    </>
  );
}

/**
 * In place of a form that cannot work without scripts: how to reach the firm instead. Above one that can: what is said
 * where they do not arrive (app/browser/boot.ts).
 */
function WithoutScript({ withoutScript, email, phone }: Omit<FormOpeningProps, "fieldsNote">) {
  if (ENDPOINT)
    return (
      <p id="load-error" hidden role="alert" className="load-error">
        A part of this page did not arrive. The form works without it: send it once more.
      </p>
    );
  return (
    <div className="without-script rounded-panel bg-surface p-6 md:p-8">
      <p className="text-lead">{withoutScript}</p>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
        <a href={telephoneLink(phone)} className={LINK}>
          {phone}
        </a>
      </p>
    </div>
  );
}
