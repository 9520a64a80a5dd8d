import { useEffect, useState } from "react";
import { island } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";
import { showToast, type ToastContent } from "#app/browser/toasts.ts";
import { useQuery } from "#app/browser/use-query.ts";
import {
  type ApplicationFields,
  CV_ACCEPT,
  checkApplication,
  isAcceptedCv,
  megabytes,
  refusalOf,
} from "#app/forms/application-rules.ts";
import { deliver, ENDPOINT, FILE_LIMIT } from "#app/forms/delivery/delivery.ts";
import { FieldRows, type FieldRowsProps } from "#app/forms/field-rows.tsx";
import { FormFrame } from "#app/forms/form-frame.tsx";
import { readFile, readTexts } from "#app/forms/form-values.ts";
import { useForm } from "#app/forms/use-form.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { chosenPosition, NO_POSITION, type PositionChoice } from "./chosen-position.ts";

export interface ApplicationFormProps {
  positions: readonly PositionChoice[];
  /** The address that applications are for. */
  recipient: string;
  phone: string;
  privacyNote: string;
}

const ROWS: FieldRowsProps["rows"] = [
  [{ name: "fullName", label: "Full Name *", autoComplete: "name" }],
  [
    { name: "email", label: "Email Address *", type: "email" },
    { name: "phone", label: "Phone Number *", type: "tel" },
  ],
  [
    {
      ...{ name: "linkedin", label: "LinkedIn Profile", type: "url", isOptional: true },
      placeholder: "https://www.linkedin.com/in/your-name",
    },
  ],
];
/** After the CV. */
const LETTER: FieldRowsProps["rows"] = [
  [{ name: "coverLetter", label: "Cover Letter", rows: 8, isOptional: true }],
];

/** The application form (specification, sections 2, 4, 5 and 7). */
export const ApplicationForm = island("ApplicationForm", (props: ApplicationFormProps) => {
  const { positions, recipient, phone, privacyNote } = props;
  const position = chosenPosition(positions, useQuery());
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    id: "application",
    read: (element) => ({
      fields: { ...readTexts<ApplicationFields>(element), position },
      cv: readFile(element, "cv"),
    }),
    check: ({ fields, cv }) => checkApplication(fields, cv, FILE_LIMIT),
    send: async ({ fields, cv }, envelope) =>
      cv ? deliver({ form: "application", fields, cv }, recipient, envelope) : "failed",
    toasts: APPLICATION_TOASTS,
    onInvalid: ({ cv }) => {
      setRefusal(undefined);
      if (!cv) showToast(APPLICATION_TOASTS.noCv);
    },
  });
  const { state, errors } = form;
  useReturn(state.status === "sent");

  const onChoose = (file: File | undefined, isRefused: boolean) => {
    setRefusal(file && isRefused ? refusalOf(file) : undefined);
    if (isRefused) showToast(APPLICATION_TOASTS.wrongType);
    form.onChange("cv");
  };
  return (
    <FormFrame {...{ form, phone }} email={recipient}>
      {ENDPOINT && <PositionField positions={positions} />}
      <FieldRows form={form} rows={ROWS} />
      <FileField
        id="application-cv"
        name="cv"
        label="CV/Resume *"
        hint="PDF or Word (max 5MB)"
        invitation="Choose a file or drop it here"
        accept={CV_ACCEPT}
        isAccepted={isAcceptedCv}
        sizeOf={megabytes}
        onChoose={onChoose}
        error={refusal ?? errors.cv}
      />
      <FieldRows form={form} rows={LETTER} />
      <div className="grid gap-5">
        <p className="max-w-measure text-caption text-ink-2">
          <span>{privacyNote} </span>
          <SiteLink href="/privacy" className="text-link">
            Privacy Policy
          </SiteLink>
        </p>
        <p>
          <SubmitButton
            label="Submit Application"
            busyLabel="Submitting Application..."
            isBusy={state.status === "sending"}
            isDone={state.status === "sent"}
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

const problem = (title: string, description: string) =>
  ({ title, description, variant: "destructive" }) as const;

/** Texts of the specification, sections 5 and 8. */
const APPLICATION_TOASTS = {
  sent: {
    title: "Application submitted successfully",
    description: "Thank you for your application. We'll be in touch soon!",
    variant: "default",
  },
  failed: problem("Submission failed", "An error occurred. Please try again later."),
  wrongType: problem("Invalid file type", "Please upload a PDF or Word document"),
  noCv: problem("CV is required", "Please upload your CV to apply"),
} as const satisfies Record<string, ToastContent>;

/** Milliseconds from success to the return (specification, section 9). */
const RETURN_DELAY = 2000;

/** Returns to the careers after success. Whoever has left by then is not fetched back, also by the kept page. */
function useReturn(isDone: boolean) {
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.assign(siteHref("/careers")), RETURN_DELAY);
    const stop = () => clearTimeout(timer);
    const stopListening = listen(window, ["pagehide"], stop);
    return () => {
      stop();
      stopListening();
    };
  }, [isDone]);
}
