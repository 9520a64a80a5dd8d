import shareTexts from "virtual:words/share";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { island, useIsHydrated } from "#app/ui/runtime/island.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { shareWords } from "../interface-words.ts";

const CONTROL =
  "inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-rule px-4 text-caption font-medium hover:border-ink";

/** Copies the canonical address of the page, or opens the system's share sheet if there is one. */
export const ShareControls = island("ShareControls", ShareControlsView, shareTexts);

function ShareControlsView(page: { title: string; url: string }) {
  const words = useWords<typeof shareWords>("share");
  const [status, setStatus] = useState("");
  const hasShareSheet = useIsHydrated() && typeof navigator.share === "function";

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(page.url);
      setStatus(words.copied);
    } catch {
      setStatus(fill(words.notCopied, { url: page.url }));
    }
  };
  const share = async () => {
    try {
      await navigator.share(page);
      setStatus(words.shared);
    } catch (error) {
      // To close the sheet is not a failure.
      if ((error as DOMException).name !== "AbortError") setStatus(words.notShared);
    }
  };
  return (
    <div className="needs-script flex flex-wrap items-center gap-2 print:hidden">
      <span role="status" className="text-caption text-ink-2 empty:-me-2">
        {status}
      </span>
      <button type="button" onClick={copy} className={CONTROL}>
        {words.copy}
      </button>
      {hasShareSheet && (
        <button type="button" onClick={share} className={CONTROL}>
          <Icon name="share" size={16} />
          {words.share}
        </button>
      )}
    </div>
  );
}
