import { type EditorEntries, faultPosition } from "./fault-words.ts";
import type { EntryFile } from "./page-preview.ts";
import { askPreviewServer, type PreviewServer } from "./preview-server.ts";

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
  const sentences = faultsElsewhere.map((fault) => {
    const { entry, field } = faultPosition(fault, entries);
    return `${entry}, ${field}: ${fault.remedy}.`;
  });
  const reason = `This would break other pages, so nothing was saved. ${sentences.join(" ")}`;
  // The editor shows the cause of this error in a dialog, and keeps the form open.
  throw new Error("saving_failed", { cause: new Error(reason) });
}
