import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { brochureWords } from "./interface-words.ts";

/** Prints the page (print-button.script.ts). */
export function PrintButton() {
  const words = useWords<typeof brochureWords>("brochure");
  return (
    <ScriptedIsland script="print-button" data={{ "data-title": words.printedTitle }}>
      <button type="button" className="button needs-script">
        {words.print}
      </button>
    </ScriptedIsland>
  );
}
