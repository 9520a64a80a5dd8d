import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { island, useIsHydrated } from "#app/ui/runtime/island.tsx";

const CONTROL =
  "inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-rule px-4 text-caption font-medium hover:border-ink";

/** Copies the canonical address of the page, or opens the system's share sheet if there is one. */
export const ShareControls = island("ShareControls", (page: { title: string; url: string }) => {
  const [status, setStatus] = useState("");
  const hasShareSheet = useIsHydrated() && typeof navigator.share === "function";

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(page.url);
      setStatus("Link copied");
    } catch {
      setStatus(`Could not copy. The address is ${page.url}`);
    }
  };
  const share = async () => {
    try {
      await navigator.share(page);
      setStatus("Link shared");
    } catch (error) {
      // To close the sheet is not a failure.
      if ((error as DOMException).name !== "AbortError")
        setStatus("Could not open the share sheet");
    }
  };
  return (
    <div className="needs-script flex flex-wrap items-center gap-2 print:hidden">
      <span role="status" className="text-caption text-ink-2 empty:-mr-2">
        {status}
      </span>
      <button type="button" onClick={copy} className={CONTROL}>
        Copy link
      </button>
      {hasShareSheet && (
        <button type="button" onClick={share} className={CONTROL}>
          <Icon name="share" size={16} />
          Share
        </button>
      )}
    </div>
  );
});
