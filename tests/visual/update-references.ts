// `npm run visual:update`: takes new reference pictures of every screen.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { pictureBrowser } from "./picture-browser.ts";

const browser = pictureBrowser();
if ("reason" in browser) {
  console.error(`No pictures can be taken on this machine: ${browser.reason}.`);
  process.exit(1);
}
// Also removes the references of screens that no longer exist.
rmSync("tests/visual/references", { recursive: true, force: true });
const { status } = spawnSync("playwright", ["test", "tests/visual", "--update-snapshots"], {
  stdio: "inherit",
});
process.exit(status ?? 1);
