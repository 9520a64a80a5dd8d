/* Loaded before everything that `npm run build` and the like start: what is wrong with their settings, in words alone. */

import { figuresSettings } from "#app/features/figures/figures-settings.ts";
import {
  deliverySettings,
  retentionDays,
  unknownRetention,
} from "#app/features/forms/delivery-settings.ts";
import { isPreview } from "#app/model/publication.ts";
import { editorSettings } from "../../editor/editor-settings.ts";
import { siteAddress } from "../../hosting/address.ts";
import { readSettingsFile, retentionSettings } from "../../platform/settings.mjs";

// Two settings may need the same third one.
const faults = new Set<string>();
const editor = () => editorSettings(process.env);
for (const read of [
  siteAddress,
  deliverySettings,
  retentionDays,
  figuresSettings,
  isPreview,
  editor,
]) {
  try {
    read();
  } catch (error) {
    faults.add((error as Error).message);
  }
}
const inFile = retentionSettings(readSettingsFile(".", process.env));
for (const name of inFile) {
  const fault = unknownRetention(name);
  if (fault) faults.add(fault);
}
if (faults.size > 0) {
  console.error([...faults].join("\n"));
  process.exit(1);
}
