import { expect, test } from "./fixtures.ts";
import { picturesWiderThanPage } from "./text-spacing.ts";
import { islandPages } from "./visited-pages.ts";

// no-script.spec.ts visits every page without scripts and without style sheets.
test("where no style sheet arrives and scripts run, no picture is larger than the window", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404|503/);
  await page.route("**/*.css", (route) => route.fulfill({ status: 503, body: "" }));
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of islandPages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect.soft(await picturesWiderThanPage(page), path).toEqual([]);
  }
});
