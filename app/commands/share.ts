/*
 * `npm run share` builds the site with its drafts, to show to somebody before it is published. The address of the build has a
 * random part, and the last day on which it is kept. Every page is `noindex` and says under which conditions it is shown.
 *   npm run share                       kept for 14 days
 *   npm run share -- --days 3           kept for 3 days
 *   npm run share -- --remove-ended     only removes the builds whose last day has passed; every call removes them first
 *
 * Builds are written to shared/, a folder for a host at the address SITE_URL.
 */

import { spawnSync } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DAY } from "#app/base/durations.ts";
import { siteAddress } from "../../hosting/address.ts";
import { newShareName, removeEndedShares, shareReport } from "./shared-builds.ts";

const FOLDER = "shared";
const DEFAULT_DAYS = 14;
const MAX_DAYS = 90;

/** The settings in which such a build differs: it shows drafts, receives nothing, counts nothing and has no editor. */
const SETTINGS = {
  PREVIEW: "1",
  PDF: "0",
  BASE_PATH: "",
  FORMS: "",
  VITE_FORM_DELIVERY: "",
  VITE_FORM_ENDPOINT: "",
  FIGURES: "",
  NEWSLETTER: "",
  ATTRIBUTION: "",
  EDITOR_BACKEND: "",
};

const { values } = parseArgs({
  options: { days: { type: "string" }, "remove-ended": { type: "boolean" } },
});
const today = new Date().toISOString().slice(0, 10);
for (const name of await removeEndedShares(FOLDER, today)) {
  console.log(`removed: ${FOLDER}/${name}`);
}
if (!values["remove-ended"]) await share(Number(values.days ?? DEFAULT_DAYS));

/** Builds the site with its drafts. @param days for how many days the build is kept */
async function share(days: number): Promise<void> {
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    console.error(`--days must be a whole number from 1 to ${MAX_DAYS}.`);
    process.exitCode = 1;
    return;
  }
  const until = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const name = newShareName(until);
  const address = `${siteAddress().url}/${name}`;
  const unfinished = join(FOLDER, `.${name}`);
  const env = { ...process.env, ...SETTINGS, SITE_URL: address, PREVIEW_UNTIL: until };
  const program = ["app/commands/build.ts", unfinished];
  const { status } = spawnSync(process.execPath, program, { env, stdio: "inherit" });
  if (status === 0) {
    await cp(join(unfinished, "site"), join(FOLDER, name), { recursive: true, dereference: true });
  }
  await rm(unfinished, { recursive: true, force: true });
  process.exitCode = status ?? 1;
  if (status !== 0) return;
  const path = join(FOLDER, name);
  const isPlaceholder = !process.env.SITE_URL;
  console.log(`\n${shareReport({ until, address, path, isPlaceholder })}`);
}
