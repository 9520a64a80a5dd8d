import { useEffect, useState } from "react";
import { island } from "#app/browser/island.tsx";
import { showToast, type ToastContent } from "#app/browser/toasts.ts";
import { useQuery } from "#app/browser/use-query.ts";
import {
  APPLICATION_FIELDS,
  CV_ACCEPT,
  changedOf,
  checkApplication,
  isAcceptedCv,
  megabytes,
  refusalOf,
} from "#app/forms/application-rules.ts";
import { delivery } from "#app/forms/delivery/delivery.ts";
import { isBrowserEmail } from "#app/forms/field-rules.ts";
import { FormProblems, failureNotice } from "#app/forms/form-problems.tsx";
import { readFile, readTexts, useForm } from "#app/forms/use-form.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { chosenPosition, type PositionChoice } from "./chosen-position.ts";

export interface ApplicationFormProps {
  positions: readonly PositionChoice[];
  /** The address that applications are for. */
  recipient: string;
  phone: string;
  privacyNote: string;
}

/** The application form (specification, sections 2, 4, 5 and 7). */
export const ApplicationForm = island("ApplicationForm", (props: ApplicationFormProps) => {
  const { positions, recipient, phone, privacyNote } = props;
  const position = chosenPosition(positions, useQuery());
  const [refusal, setRefusal] = useState<string>();
  const { ref, state, errors, onSubmit, onChange } = useForm({
    id: "application",
    read: (form) => ({ fields: readTexts(form, APPLICATION_FIELDS), cv: readFile(form, "cv") }),
    check: ({ fields, cv }) =>
      checkApplication(fields, cv, { isEmail: isBrowserEmail, fileLimit: delivery.fileLimit }),
    send: async ({ fields, cv }) => {
      if (!cv) return "failed";
      const submission = { form: "application", fields: { ...fields, position }, cv } as const;
      const result = await delivery.send(submission, recipient);
      return result === "unreadable" ? { cv: changedOf(cv) } : result;
    },
    toasts: APPLICATION_TOASTS,
    onInvalid: ({ cv }) => {
      setRefusal(undefined);
      if (!cv) showToast(APPLICATION_TOASTS.noCv);
    },
  });
  useReturn("/careers", state.status === "sent");

  const onChoose = (file: File | undefined, isRefused: boolean) => {
    setRefusal(file && isRefused ? refusalOf(file) : undefined);
    if (isRefused) showToast(APPLICATION_TOASTS.wrongType);
    onChange();
  };
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
      aria-label="Application"
      className="needs-script form-fields"
    >
      <FormProblems
        idPrefix="application"
        state={state}
        failure={failureNotice("application", recipient, phone)}
      />
      <TextField
        id="application-fullName"
        name="fullName"
        label="Full Name *"
        autoComplete="name"
        error={errors.fullName}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <TextField
          id="application-email"
          name="email"
          type="email"
          label="Email Address *"
          autoComplete="email"
          inputMode="email"
          error={errors.email}
        />
        <TextField
          id="application-phone"
          name="phone"
          type="tel"
          label="Phone Number *"
          autoComplete="tel"
          inputMode="tel"
          error={errors.phone}
        />
      </div>
      <TextField
        id="application-linkedin"
        name="linkedin"
        type="url"
        label="LinkedIn Profile"
        isOptional
        autoComplete="url"
        inputMode="url"
        placeholder="https://www.linkedin.com/in/your-name"
      />
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
      <TextArea
        id="application-coverLetter"
        name="coverLetter"
        label="Cover Letter"
        rows={8}
        isOptional
      />
      <div className="grid gap-5">
        <p className="max-w-measure text-caption text-ink-2">
          <span>{privacyNote} </span>
          <SiteLink href="/privacy" className="text-blue underline underline-offset-4">
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
    </form>
  );
});

/** Texts of the specification, sections 5 and 8. */
const APPLICATION_TOASTS = {
  sent: {
    title: "Application submitted successfully",
    description: "Thank you for your application. We'll be in touch soon!",
    variant: "default",
  },
  failed: {
    title: "Submission failed",
    description: "An error occurred. Please try again later.",
    variant: "destructive",
  },
  wrongType: {
    title: "Invalid file type",
    description: "Please upload a PDF or Word document",
    variant: "destructive",
  },
  noCv: {
    title: "CV is required",
    description: "Please upload your CV to apply",
    variant: "destructive",
  },
} as const satisfies Record<string, ToastContent>;

/** Milliseconds from success to the return (specification, section 9). */
const RETURN_DELAY = 2000;

/**
 * Goes to `path` two seconds after `isDone` has become true. Whoever has left by then is not fetched back, also when
 * the browser keeps the page that was left.
 */
function useReturn(path: string, isDone: boolean) {
  // An effect, because time passes outside of React.
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.assign(siteHref(path)), RETURN_DELAY);
    const stop = () => clearTimeout(timer);
    addEventListener("pagehide", stop);
    return () => {
      stop();
      removeEventListener("pagehide", stop);
    };
  }, [path, isDone]);
}
