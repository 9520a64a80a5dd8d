import { CloseButton } from "#app/ui/close-button.tsx";
import type { controlWords, toastWords } from "#app/ui/interface-words.ts";
import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";
import { useWords } from "#app/words/words-context.tsx";

/**
 * The place of the toast of a page (product 12.3 to 12.5), which toast-region.script.ts shows. Screen readers announce changes
 * of a live region only if the region was there before, so every page has both from the start: `alert` interrupts, `status`
 * waits.
 */
export function ToastRegion() {
  const words = useWords<typeof toastWords>("toasts");
  const { close } = useWords<typeof controlWords>("controls");
  return (
    <ScriptedIsland script="toast-region" data={{ "data-label": words.region }}>
      {/* It is a landmark only while it shows a toast: a landmark needs a name. A <section> would need a heading. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" className="toast-region">
        <div role="status" />
        <div role="alert" />
        <CloseButton label={close} isOnDark isHidden />
      </div>
    </ScriptedIsland>
  );
}
