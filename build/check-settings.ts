/* Loaded before everything that `npm run build` and the like start: what is wrong with their settings, in words alone. */
import { isPreview } from "../app/content/publication.ts";
import { editorSettings } from "../editor/editor-settings.ts";
import { siteAddress } from "../hosting/address.ts";
import { deliverySettings, retentionDays } from "../hosting/delivery-settings.ts";

const faults = [
  () => siteAddress(process.env),
  () => deliverySettings(),
  () => retentionDays(),
  () => isPreview(),
  () => editorSettings(process.env),
].flatMap((read) => {
  try {
    read();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
});
if (faults.length > 0) {
  // Two settings may need the same third one.
  console.error([...new Set(faults)].join("\n"));
  process.exit(1);
}
