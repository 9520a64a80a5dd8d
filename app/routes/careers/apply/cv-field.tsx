import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CV_TYPES, cvRule, sizeInMegabytes } from "#app/features/forms/cv-rules.ts";
import { Field, type FieldTexts } from "#app/ui/field.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { showToast } from "#app/ui/runtime/toasts.ts";

export interface CvFieldProps extends FieldTexts {
  /** Called for every choice of a file, also if it is withdrawn, with the reason if the file is refused. */
  onChoose: (refusal: string | undefined) => void;
}

/** The value of `accept`: file extensions and types. */
const ACCEPTED = Object.entries(CV_TYPES)
  .map(([ending, type]) => `.${ending},${type}`)
  .join();

/** The field for the CV, by click or by drop. The browser's own control covers the whole box and is invisible. */
export function CvField({ onChoose, ...texts }: CvFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  /** The words in the box are part of the field's name, so that voice control finds the field by them. */
  const choiceId = `${texts.id}-choice`;
  const requiredId = `${texts.id}-required`;
  const [file, setFile] = useState<File>();

  function readChoice(input: HTMLInputElement): void {
    const chosen = input.files?.[0];
    const refusal = chosen && cvRule(chosen, false);
    if (refusal) {
      input.value = "";
      const description = "Please upload a PDF or Word document";
      showToast({ title: "Invalid file type", description, variant: "destructive" });
    }
    setFile(refusal ? undefined : chosen);
    onChoose(refusal);
  }

  const readEarlierChoice = useEffectEvent(readChoice);
  // An effect, because only the element knows of a choice before hydration and of a form reset.
  useEffect(() => {
    const input = ref.current;
    if (input?.files?.length) readEarlierChoice(input);
    if (input?.form) return listen(input.form, ["reset"], () => setFile(undefined));
  }, []);

  function removeChoice(): void {
    const input = ref.current as HTMLInputElement;
    input.value = "";
    readChoice(input);
    input.focus();
  }

  return (
    <Field {...texts} hint="PDF or Word (max 5MB)">
      {(control) => (
        <div className="control file-box">
          <input
            {...control}
            aria-labelledby={`${control["aria-labelledby"]} ${choiceId}`}
            // Chromium does not expose that a file field is required. The description is read where that state would be.
            aria-describedby={`${control["aria-describedby"]} ${requiredId}`}
            // Chromium announces a required field without a file as invalid from the start.
            aria-invalid={control["aria-invalid"] ?? (file ? undefined : false)}
            ref={ref}
            type="file"
            accept={ACCEPTED}
            required
            className="file-input"
            onChange={(event) => readChoice(event.currentTarget)}
          />
          {file ? (
            <>
              <p id={choiceId} className="min-w-0 flex-1">
                <bdi className="block font-medium wrap-anywhere">{file.name}</bdi>
                <span className="block text-caption text-ink-3 tabular">
                  {sizeInMegabytes(file.size)}
                </span>
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
            <span id={choiceId} className="needs-script">
              <span className="text-link font-medium">Choose a file or drop it here</span>
            </span>
          )}
          <span id={requiredId} hidden>
            required
          </span>
        </div>
      )}
    </Field>
  );
}
