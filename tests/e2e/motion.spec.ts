import { expect, test } from "./fixtures.ts";
import { noteTransition } from "./note-transition.ts";
import { open } from "./open-page.ts";

test("a page change cross-fades what is in view in 200 ms", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.addInitScript(noteTransition);
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  const faded = await page.waitForFunction(() => (window as unknown as { faded?: string[] }).faded);
  const names = (await faded.jsonValue()) ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/\(root\) 200$/);
});

test("a press while pages fade into each other reaches what is below", {
  tag: "@whole-browser",
}, async ({ page }) => {
  const slow =
    "::view-transition-group(*),::view-transition-old(*) { animation-duration: 60s !important }";
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, slow);
  await open(page, "/contact");
  const about = page.getByRole("banner").getByRole("link", { name: "About" });
  const box = await about.boundingBox();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await expect(page).toHaveURL("/about");
});
