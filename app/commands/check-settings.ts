/* Commands such as `npm run build` load this file first. It reports wrong settings in words, without a stack trace. */

import { figuresSettings } from "#app/features/figures/figures-settings.ts";
import {
  deliverySettings,
  hasAttribution,
  hasNewsletter,
} from "#app/features/forms/delivery-settings.ts";
import { retentionDays, unknownRetention } from "#app/features/forms/retention.ts";
import { isPreview, previewEnd } from "#app/model/publication.ts";
import { editorSettings } from "../../editor/editor-settings.ts";
import { siteAddress } from "../../hosting/address.ts";
import { readSettingsFile, retentionSettings } from "../../platform/settings.mjs";

// Two settings may report the same fault of a third one: a set keeps it once.
const faults = new Set<string>();
const editor = () => editorSettings(process.env);
for (const read of [
  siteAddress,
  deliverySettings,
  hasAttribution,
  hasNewsletter,
  retentionDays,
  figuresSettings,
  isPreview,
  previewEnd,
  editor,
]) {
  try {
    read();
  } catch (error) {
    faults.add((error as Error).message);
  }
}
for (const name of retentionSettings(readSettingsFile(".", process.env))) {
  const fault = unknownRetention(name);
  if (fault) faults.add(fault);
}
if (faults.size > 0) {
  console.error([...faults].join("\n"));
  process.exit(1);
}
