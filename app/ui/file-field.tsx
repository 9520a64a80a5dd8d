import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Field, type FieldTexts } from "./field.tsx";

export interface FileFieldProps extends FieldTexts {
  /** For the file chooser: endings and types. */
  accept: string;
  /** What the empty field invites to. */
  invitation: string;
  /** How the size of a file is written. */
  sizeOf: (bytes: number) => string;
  isAccepted: (file: File) => boolean;
  /** Called with each choice: a file that was taken, one that was refused, or none. */
  onChoose: (file: File | undefined, isRefused: boolean) => void;
}

/**
 * A field for one file, by click or by drop: the browser's own control lies invisibly over the whole box. A
 * chosen file is shown with its size and a button that clears the choice; a refused one is cleared at once.
 */
export function FileField(props: FileFieldProps) {
  const { accept, invitation, sizeOf, isAccepted, onChoose, ...texts } = props;
  const ref = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);

  const take = (input: HTMLInputElement) => {
    const chosen = input.files?.[0];
    const isRefused = chosen !== undefined && !isAccepted(chosen);
    if (isRefused) input.value = "";
    setFile(isRefused ? undefined : chosen);
    onChoose(chosen, isRefused);
  };
  const clear = () => {
    if (!ref.current) return;
    ref.current.value = "";
    take(ref.current);
    ref.current.focus();
  };
  const takeEarlier = useEffectEvent(take);
  // A choice made before hydration, and a form that is emptied, show in the element alone.
  useEffect(() => {
    const input = ref.current;
    if (input?.files?.length) takeEarlier(input);
    const forget = () => setFile(undefined);
    const form = input?.form;
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);

  return (
    <Field {...texts}>
      {(control) => (
        <div className="control file-box" data-over={isOver || undefined}>
          <input
            {...control}
            ref={ref}
            type="file"
            accept={accept}
            required
            className="file-input"
            onChange={(event) => take(event.currentTarget)}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
          />
          {file ? (
            <>
              <p className="min-w-0 flex-1">
                <bdi className="block font-medium wrap-anywhere">{file.name}</bdi>
                <span className="block text-caption text-ink-3 tabular">{sizeOf(file.size)}</span>
              </p>
              <button
                type="button"
                onClick={clear}
                className="button button-outline button-small relative"
              >
                Change
              </button>
            </>
          ) : (
            <span className="needs-script text-link font-medium">{invitation}</span>
          )}
        </div>
      )}
    </Field>
  );
}
