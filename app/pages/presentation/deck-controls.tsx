import { buttonStyle } from "#app/ui/button-style.ts";
import { DeckSteps, type DeckStepsProps } from "./deck-steps.tsx";

interface Switch {
  isOn: boolean;
  toggle: () => void;
}

export interface DeckControlsProps extends DeckStepsProps {
  overview: Switch;
  fullScreen: Switch & { isPossible: boolean };
  output: "print" | "download" | undefined;
  failure: string;
  print: () => void;
  download: () => void;
}

const TOOL = buttonStyle({ variant: "outline", size: "small" });

/** What can be done with the deck: page through it, see all of it, show it large, take it away. */
export function DeckControls(props: DeckControlsProps) {
  const { overview, fullScreen, output, failure, print, download, ...steps } = props;
  return (
    <div className="deck-controls needs-script">
      <DeckSteps {...steps} />
      <div className="deck-tools">
        <button
          type="button"
          aria-pressed={overview.isOn}
          onClick={overview.toggle}
          className={TOOL}
        >
          Overview
        </button>
        {fullScreen.isPossible && (
          <button type="button" onClick={fullScreen.toggle} className={`${TOOL} deck-full-screen`}>
            {fullScreen.isOn ? "Exit full screen" : "Full screen"}
          </button>
        )}
        <button type="button" onClick={print} className={TOOL}>
          Print / Save as PDF
        </button>
        <button
          type="button"
          onClick={download}
          aria-busy={output === "download" || undefined}
          className={TOOL}
        >
          Download Presentation
        </button>
      </div>
      <p role="alert" className="deck-failure">
        {failure}
      </p>
    </div>
  );
}
