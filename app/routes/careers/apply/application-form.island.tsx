import { useEffect } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { ENDPOINT } from "#app/features/forms/delivery.ts";
import { FormFrame } from "#app/features/forms/form-frame.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { CvField } from "./cv-field.tsx";
import { NO_POSITION, type PositionChoice, useChosenPosition } from "./use-chosen-position.ts";

export interface ApplicationFormProps {
  positions: readonly PositionChoice[];
  recipient: string;
  phone: string;
  privacyNote: string;
}

/** Words of product 11.8, 11.11 and 11.12. */
const TOASTS = {
  sent: [
    "Application submitted successfully",
    "Thank you for your application. We'll be in touch soon!",
  ],
  failed: ["Submission failed", "An error occurred. Please try again later."],
  noFile: ["CV is required", "Please upload your CV to apply"],
} as const;

const RETURN_DELAY = 2000; // ms from success to the return (product 11.11)

/** The application form (product 11.4). */
export const ApplicationForm = island("ApplicationForm", (props: ApplicationFormProps) => {
  const { positions, recipient, phone, privacyNote } = props;
  const position = useChosenPosition(positions);
  // A page that came from the receiver has the position in its field, not in its address.
  const more = ENDPOINT && position === NO_POSITION ? {} : { position };
  const form = useForm({ id: "application", recipient, phone, more, toasts: TOASTS });
  const { state, errors } = form;
  const isSent = state.status === "sent";
  // Whoever has left by then is not fetched back, also by the page that the browser has kept.
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => location.assign(siteHref("/careers")), RETURN_DELAY);
    return listen(window, ["pagehide"], () => clearTimeout(timer));
  }, [isSent]);
  return (
    <FormFrame
      form={form}
      others={{
        position: ENDPOINT && <PositionField positions={positions} />,
        cv: <CvField error={errors.cv} onChoose={() => form.onChange("cv")} />,
      }}
    >
      <div className="grid gap-5">
        <p className="max-w-measure text-caption text-ink-2">
          {/* One text: the receiver's parser loses one before a comment, which React puts between two. */}
          <span>{`${privacyNote} `}</span>
          <SiteLink href="/privacy" className="text-link">
            Privacy Policy
          </SiteLink>
        </p>
        <p>
          <SubmitButton
            label="Submit Application"
            busyLabel="Submitting Application..."
            isBusy={state.status === "sending"}
            isDone={isSent}
          />
        </p>
      </div>
    </FormFrame>
  );
});

/** Without scripts nothing knows the position in the address: it is asked for. */
function PositionField({ positions }: Pick<ApplicationFormProps, "positions">) {
  return (
    <div className="without-script">
      <label htmlFor="application-position" className="font-semibold">
        Position
      </label>
      <select id="application-position" name="position" className="control">
        <option value={NO_POSITION}>Another position</option>
        {positions.map(({ id, title }) => (
          <option key={id} value={title}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
