import type { DeckLink } from "./deck-file.ts";
import { DeckSteps, type DeckStepsProps } from "./deck-steps.tsx";
import type { DeckOutput, FullScreen } from "./use-deck-output.ts";

export interface DeckControlsProps extends DeckStepsProps {
  isOverview: boolean;
  toggleOverview: () => void;
  fullScreen: FullScreen;
  output: DeckOutput;
  files: readonly DeckLink[];
}

const TOOL = "button button-outline button-small needs-script";
const FILE =
  "inline-flex min-h-11 items-center justify-center text-caption font-semibold whitespace-nowrap text-link";

/** What can be done with the deck: page through it, see all of it, show it large, take it away. */
export function DeckControls(props: DeckControlsProps) {
  const { isOverview, toggleOverview, fullScreen, output, files, ...steps } = props;
  return (
    <div className="deck-controls">
      <DeckSteps {...steps} />
      <div className="deck-tools">
        <button type="button" aria-pressed={isOverview} onClick={toggleOverview} className={TOOL}>
          Overview
        </button>
        {fullScreen.isPossible && (
          <button type="button" onClick={fullScreen.toggle} className={`${TOOL} deck-full-screen`}>
            {fullScreen.isOn ? "Exit full screen" : "Full screen"}
          </button>
        )}
        <button type="button" onClick={output.print} className={TOOL}>
          Print / Save as PDF
        </button>
        <button
          type="button"
          onClick={output.download}
          aria-busy={output.current === "download" || undefined}
          className={TOOL}
        >
          Download Presentation
        </button>
        {files.map(({ href, label, name }) => (
          <a key={href} href={href} download={name} className={FILE}>
            {label}
          </a>
        ))}
      </div>
      <p role="alert" className="deck-failure">
        {output.failure}
      </p>
    </div>
  );
}
