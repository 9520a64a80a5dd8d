import { Icon } from "#app/ui/icon.tsx";
import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { shareWords } from "../interface-words.ts";

const CONTROL =
  "inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-rule px-4 text-caption font-medium hover:border-ink";

export interface ShareControlsProps {
  /** Title and canonical address of the page. */
  title: string;
  url: string;
}

/** Copies the canonical address of the page, or opens the system's share sheet if there is one (share-controls.script.ts). */
export function ShareControls({ title, url }: ShareControlsProps) {
  const words = useWords<typeof shareWords>("share");
  const data = {
    "data-title": title,
    "data-url": url,
    "data-copied": words.copied,
    "data-not-copied": fill(words.notCopied, { url }),
    "data-shared": words.shared,
    "data-not-shared": words.notShared,
  };
  return (
    <ScriptedIsland script="share-controls" data={data}>
      <div className="needs-script flex flex-wrap items-center gap-2 print:hidden">
        <span role="status" className="text-caption text-ink-2 empty:-me-2" />
        <button type="button" data-copy="" className={CONTROL}>
          {words.copy}
        </button>
        <button type="button" data-share="" hidden className={CONTROL}>
          <Icon name="share" size={16} />
          {words.share}
        </button>
      </div>
    </ScriptedIsland>
  );
}
