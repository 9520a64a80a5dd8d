import { stat } from "node:fs/promises";
import { content } from "#app/model/content.ts";
import { homeContent } from "#app/routes/home/content.ts";
import { loadTestContent } from "../set-up/load-content.ts";
import { expect, test } from "./fixtures.ts";
import { picturesWiderThanPage } from "./text-spacing.ts";
import { pageGroups } from "./visited-pages.ts";

await loadTestContent();

test.use({ javaScriptEnabled: false });

/** Words of the main part that only scripts could show. */
const HIDDEN_TEXT = `(() => {
  const main = document.querySelector("main");
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const hidden = [];
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!data.trim() || parentElement.closest("script, style, title, .needs-script, [class^='requested-'], details, option, .print-only, svg, .plan-verdicts, .plans button")) continue;
    if (parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    hidden.push(data.trim().slice(0, 60));
  }
  return hidden;
})()`;

/** Controls that do not work without scripts. */
const DEAD_BUTTONS = `[...document.querySelectorAll("button")]
  .filter((button) => button.checkVisibility() && !button.hasAttribute("commandfor") && !["dialog", "get"].includes(button.form?.getAttribute("method")))
  .map((button) => button.textContent)`;

/** Removes every style from the page, as if no style sheet had arrived. */
function removeStyles(): void {
  for (const sheet of document.querySelectorAll("link[rel=stylesheet], style")) sheet.remove();
}

for (const [number, paths] of pageGroups(4).entries()) {
  test(`every page shows its text and its links, and no picture is wider than 320 px where no style sheet arrives (part ${number + 1} of 4)`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(60_000);
    allowConsole(/404/);
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      expect.soft(await page.evaluate(HIDDEN_TEXT), `hidden on ${path}`).toEqual([]);
      expect.soft(await page.evaluate(DEAD_BUTTONS), `dead buttons on ${path}`).toEqual([]);
      const links = await page
        .locator("header nav a[href]:visible, footer a[href]:visible")
        .count();
      expect.soft(links, path).toBeGreaterThan(25);
      await page.evaluate(removeStyles);
      await page.setViewportSize({ width: 320, height: 568 });
      expect.soft(await picturesWiderThanPage(page), `${path} without styles`).toEqual([]);
    }
  });
}

test("the parent entries of the menu are links to their overviews", async ({ page }) => {
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  for (const [name, address] of [
    ["Capabilities", "/capabilities"],
    ["Industries", "/industries"],
    ["Insights", "/insights"],
  ] as const) {
    await menu.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
  }
});

test("the drawer opens, closes, and its parents are links", { tag: "@mobile" }, async ({
  page,
}) => {
  await page.goto("/about");
  const opener = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await opener.click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Close menu" }).click();
  await expect(drawer).toBeHidden();
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await opener.click();
  await drawer.getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL("/industries");
});

test("an open drawer stays closable when the screen becomes wide", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.setViewportSize({ width: 1200, height: 800 });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("button", { name: "Close menu" }).click();
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "About" })
    .click();
});

test("all five messages of the hero can be read", async ({ page }) => {
  await page.goto("/");
  for (const { headline, subtitle } of homeContent().heroMessages) {
    await expect(page.getByText(headline, { exact: true })).toBeVisible();
    await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();
});

test("lists show everything, no filter and no 'Show more'", async ({ page }) => {
  const { insights } = content();
  for (const [path, count] of [
    ["/insights", insights.length],
    ["/insights/articles", insights.filter(({ list }) => list === "articles").length],
    ["/insights/blogs", insights.filter(({ list }) => list === "blogs").length],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("main article:visible")).toHaveCount(count);
    await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
  }
});

test("the presentation shows all slides and offers the PowerPoint file", async ({ page }) => {
  await page.goto("/presentation");
  await expect(page.locator(".slide-frame:visible")).toHaveCount(15);
  const link = page.getByRole("link", { name: /^PowerPoint/ });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("trefoil-corporate-presentation.pptx");
  const { size } = await stat(await download.path());
  await expect(link).toHaveText(`PowerPoint (.pptx, ${Math.ceil(size / 1000)} KB)`);
});

test("mail and telephone are shown instead of a form", { tag: "@both" }, async ({ page }) => {
  for (const [path, recipient] of [
    ["/contact", "hello@example.com"],
    ["/careers/apply", "careers@example.com"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("main form")).toBeHidden();
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    for (const way of [`mailto:${recipient}`, "tel:"]) {
      await expect(page.locator(`main a[href^="${way}"]`).first()).toBeVisible();
    }
  }
});
