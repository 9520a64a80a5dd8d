import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CV_TYPES, cvRule } from "#app/features/forms/cv-rules.ts";
import { Field, type FieldTexts } from "#app/ui/field.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { showToast } from "#app/ui/runtime/toasts.ts";

export interface CvFieldProps extends FieldTexts {
  /** Called for every choice, also where it is taken back. */
  onChoose: () => void;
}

/** The file that was chosen, or why the last one was refused. */
interface Choice {
  file?: File | undefined;
  refusal?: string;
}

/** What the control offers to choose: endings and types. */
const ACCEPTED = Object.entries(CV_TYPES)
  .map(([ending, type]) => `.${ending},${type}`)
  .join();

/** The field for the CV, by click or by drop: the browser's own control lies invisibly over the whole box. */
export function CvField({ onChoose, ...texts }: CvFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [{ file, refusal }, setChoice] = useState<Choice>({});

  function readChoice(input: HTMLInputElement): void {
    const file = input.files?.[0];
    const refusal = file && cvRule(file, false);
    if (refusal) {
      input.value = "";
      const description = "Please upload a PDF or Word document";
      showToast({ title: "Invalid file type", description, variant: "destructive" });
    }
    setChoice(refusal ? { refusal } : { file });
    onChoose();
  }

  const readEarlierChoice = useEffectEvent(readChoice);
  // An effect, because a choice made before hydration, and a form that is emptied, show in the element alone.
  useEffect(() => {
    const input = ref.current;
    if (input?.files?.length) readEarlierChoice(input);
    if (input?.form) return listen(input.form, ["reset"], () => setChoice({}));
  }, []);

  function removeChoice(): void {
    const input = ref.current as HTMLInputElement;
    input.value = "";
    readChoice(input);
    input.focus();
  }

  return (
    <Field {...texts} hint="PDF or Word (max 5MB)" error={refusal ?? texts.error}>
      {(control) => (
        <div className="control file-box">
          <input
            {...control}
            ref={ref}
            type="file"
            accept={ACCEPTED}
            required
            className="file-input"
            onChange={(event) => readChoice(event.currentTarget)}
          />
          {file ? (
            <>
              <p className="min-w-0 flex-1">
                <bdi className="block font-medium wrap-anywhere">{file.name}</bdi>
                <span className="block text-caption text-ink-3 tabular">{megabytes(file)}</span>
              </p>
              <button
                type="button"
                onClick={removeChoice}
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
