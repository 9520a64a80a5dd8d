import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CV_TYPES, cvRule, sizeInMegabytes } from "#app/features/forms/cv-rules.ts";
import { Field, type FieldTexts } from "#app/ui/field.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { showToast } from "#app/ui/runtime/toasts.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import type { applyWords } from "./interface-words.ts";

export interface CvFieldProps extends FieldTexts {
  /** Called for every choice of a file, also if it is withdrawn, with the fault if the file is refused. */
  onChoose: (file: File | undefined, fault: string | undefined) => void;
}

/** The value of `accept`: file extensions and types. */
const ACCEPTED = Object.entries(CV_TYPES)
  .map(([ending, type]) => `.${ending},${type}`)
  .join();

/** The field for the CV, by click or by drop. The browser's own control covers the whole box and is invisible. */
export function CvField({ onChoose, ...texts }: CvFieldProps) {
  const words = useWords<typeof applyWords>("apply");
  const language = useLanguage();
  const ref = useRef<HTMLInputElement>(null);
  /** The words in the box are part of the field's name, so that voice control finds the field by them. */
  const choiceId = `${texts.id}-choice`;
  const requiredId = `${texts.id}-required`;
  const [file, setFile] = useState<File>();

  function readChoice(input: HTMLInputElement): void {
    const chosen = input.files?.[0];
    const fault = chosen && cvRule.check(chosen, false);
    if (fault) {
      input.value = "";
      const { wrongType: title, wrongTypeAdvice: description } = words;
      showToast({ title, description, variant: "destructive" });
    }
    setFile(fault ? undefined : chosen);
    onChoose(chosen, fault);
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
    <Field {...texts} hint={words.fileTypes}>
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
                  {sizeInMegabytes(file.size, language)}
                </span>
              </p>
              <button
                type="button"
                onClick={removeChoice}
                className="button button-outline button-small relative"
              >
                {words.changeFile}
              </button>
            </>
          ) : (
            <span id={choiceId} className="needs-script">
              <span className="text-link font-medium">{words.chooseFile}</span>
            </span>
          )}
          <span id={requiredId} hidden>
            {words.requiredFile}
          </span>
        </div>
      )}
    </Field>
  );
}
