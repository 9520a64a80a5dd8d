import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CV_TYPES, cvFault } from "#app/features/forms/form-rules.ts";
import { Field } from "#app/ui/field.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { showToast } from "#app/ui/runtime/toasts.ts";

export interface CvFieldProps {
  error: string | undefined;
  onChoose: () => void; // also where the choice is taken back
}

/** The field for the CV, by click or by drop: the browser's own control lies invisibly over the whole box. */
export function CvField({ error, onChoose }: CvFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<File | string>(); // what was chosen, or why it was refused
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const refusal = file && cvFault(file);
    if (refusal) {
      input.value = "";
      const description = "Please upload a PDF or Word document";
      showToast({ title: "Invalid file type", description, variant: "destructive" });
    }
    setChoice(refusal ?? file);
    onChoose();
  };
  const takeEarlier = useEffectEvent(take);
  // A choice made before hydration, and a form that is emptied, show in the element alone.
  useEffect(() => {
    const input = ref.current;
    if (input?.files?.length) takeEarlier(input);
    if (input?.form) return listen(input.form, ["reset"], () => setChoice(undefined));
  }, []);

  return (
    <Field
      id="application-cv"
      name="cv"
      label="CV/Resume *"
      hint="PDF or Word (max 5MB)"
      error={typeof choice === "string" ? choice : error}
    >
      {(control) => (
        <div className="control file-box">
          <input
            {...control}
            ref={ref}
            type="file"
            accept={Object.entries(CV_TYPES)
              .map(([ending, type]) => `.${ending},${type}`)
              .join()}
            required
            className="file-input"
            onChange={(event) => take(event.currentTarget)}
          />
          {choice instanceof File ? (
            <>
              <p className="min-w-0 flex-1">
                <bdi className="block font-medium wrap-anywhere">{choice.name}</bdi>
                <span className="block text-caption text-ink-3 tabular">{megabytes(choice)}</span>
              </p>
              <button
                type="button"
                onClick={() => {
                  const input = ref.current as HTMLInputElement;
                  input.value = "";
                  take(input);
                  input.focus();
                }}
                className="button button-outline button-small relative"
              >
                Change
              </button>
            </>
          ) : (
            <span className="needs-script text-link font-medium">
              Choose a file or drop it here
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** A size with two decimals, e.g. `0.25 MB` (product 11.6); no file is shown as empty that is not. */
const megabytes = ({ size }: File) => `${(size && Math.max(size / 1024 ** 2, 0.01)).toFixed(2)} MB`;
