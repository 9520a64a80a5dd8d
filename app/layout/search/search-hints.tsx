import { useState } from "react";
import type { SLASH } from "./search-shortcuts.ts";

export interface SearchHintsProps {
  slash: typeof SLASH;
}

function keep(setting: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(setting);
    else localStorage.setItem(setting, "off");
  } catch {
    // No storage (the browser may forbid it): the key stays on.
  }
}

/** The keys of the dialog, and the switch of the one that works outside of it. Not for touch. */
export function SearchHints({ slash }: SearchHintsProps) {
  const [isOn, setIsOn] = useState(slash.isOn);
  const change = (next: boolean) => {
    keep(slash.setting, next);
    setIsOn(slash.isOn());
  };
  return (
    <div className="search-hints">
      <p aria-hidden="true" className="flex flex-wrap gap-x-5">
        <span>
          <kbd>↓</kbd> <kbd>↑</kbd> to choose
        </span>
        <span>
          <kbd>Enter</kbd> to open
        </span>
        <span>
          <kbd>Esc</kbd> to close
        </span>
      </p>
      <label className="inline-flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => change(target.checked)}
          className="size-4 accent-blue"
        />
        <span>
          Open with <kbd>/</kbd>
        </span>
      </label>
    </div>
  );
}
