import { SuggestionLinks } from "./suggestion-links.tsx";
import { useSearchIndex } from "./use-search-index.ts";

export interface StartHereProps {
  onNavigate: () => void;
}

/** What the dialog shows before anything is typed. */
export function StartHere({ onNavigate }: StartHereProps) {
  const state = useSearchIndex();
  if (state.status !== "ready") return null;
  return (
    <div className="search-note">
      <p>Or start here:</p>
      <SuggestionLinks links={state.index.suggestions} onNavigate={onNavigate} />
    </div>
  );
}
