import { telephoneLink } from "#app/base/site-href.ts";
import { ENDPOINT } from "./delivery.ts";

type FormOpeningProps = Record<"fieldsNote" | "withoutScript" | "email" | "phone", string>;

/** Above the fields: how to reach the firm without scripts, or what is said if they fail (app/ui/runtime/boot.ts). */
export function FormOpening({ fieldsNote, withoutScript, email, phone }: FormOpeningProps) {
  const ways = { [email]: `mailto:${email}`, [phone]: telephoneLink(phone) };
  return (
    <>
      {ENDPOINT ? (
        <p id="load-error" hidden role="alert" className="load-error">
          A part of this page did not arrive. The form works without it: send it once more.
        </p>
      ) : (
        <div className="without-script rounded-panel bg-surface p-6 md:p-8">
          <p className="text-lead">{withoutScript}</p>
          <p className="mt-3 flex flex-wrap gap-x-8">
            {Object.entries(ways).map(([way, href]) => (
              <a
                key={href}
                href={href}
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {way}
              </a>
            ))}
          </p>
        </div>
      )}
      <p className={`mb-6 text-ink-2 ${ENDPOINT ? "" : "needs-script"}`}>{fieldsNote}</p>
    </>
  );
}
