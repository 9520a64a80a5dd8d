import { showRefusal } from "./fault-panel.ts";
import { type EditorEntries, faultPosition } from "./fault-words.ts";
import type { EntryFile } from "./page-preview.ts";
import { askPreviewServer, type PreviewServer } from "./preview-server.ts";
import { refusal } from "./refusals.ts";

const REFUSAL = "This would break other pages, so nothing was saved.";
const REMEDY =
  "Close this window. The list at the top of the editor has a link to each entry, which opens in a tab of its own: correct it and save it there. Then save here again.";

/**
 * Refuses a save that would put a fault into another file: a new id that other files still name, for example.
 *
 * @throws Error that the editor shows instead of saving
 */
export async function refuseToBreakOtherFiles(
  server: PreviewServer,
  { file, text }: EntryFile,
  entries: EditorEntries,
): Promise<void> {
  const { faultsElsewhere } = await askPreviewServer(server, file, text);
  if (faultsElsewhere.length === 0) return;
  showRefusal(faultsElsewhere, entries);
  const lines = faultsElsewhere.map((fault) => {
    const { entry, field } = faultPosition(fault, entries);
    return `${entry}, ${field}: ${fault.remedy}.`;
  });
  const reason = [`${REFUSAL} ${REMEDY}`, ...lines].join("\n");
  throw refusal(reason);
}
