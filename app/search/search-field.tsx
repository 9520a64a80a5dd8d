import type { Ref } from "react";
import { Icon } from "#app/ui/icon.tsx";

export interface SearchFieldProps {
  id: string;
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
}

/** The field of a search; for the eye the magnifying glass stands for its label. */
export function SearchField({ id, ref, value, onChange }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Search this site
      </label>
      <Icon name="search" size={24} />
      <input
        ref={ref}
        id={id}
        type="search"
        name="q"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
        placeholder="What are you looking for?"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        className="search-input"
      />
      <p id={`${id}-hint`} className="sr-only">
        Results appear below as you type; the arrow keys lead through them.
      </p>
    </>
  );
}
