import { expect, test } from "./fixtures.ts";
import { sitePages } from "./visited-pages.ts";

test("where no style sheet arrives, no picture is larger than the window", async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(/404|503/);
  await page.route("**/*.css", (route) => route.fulfill({ status: 503, body: "" }));
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of sitePages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const large = await page.evaluate(() =>
      [...document.querySelectorAll("img, svg")]
        .filter((picture) => picture.getBoundingClientRect().width > document.body.clientWidth)
        .map((picture) => picture.outerHTML.slice(0, 120)),
    );
    expect.soft(large, path).toEqual([]);
  }
});
