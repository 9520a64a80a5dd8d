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

test("on a telephone the next page does not wait for a fade", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) =>
      Object.assign(window, { hasFade: Boolean(viewTransition) }),
    ),
  );
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  const fades = () => page.evaluate(() => (window as unknown as { hasFade?: boolean }).hasFade);
  await expect.poll(fades).toBe(false);
});

test("a press is taken while the next page fades in", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.addInitScript(() => {
    // A fade that lasts as long as the test looks at it.
    addEventListener("pagereveal", ({ viewTransition }) =>
      viewTransition?.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
      }),
    );
  });
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  const button = page.getByRole("banner").getByRole("button", { name: "Industries" });
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 20, y + 20);
  await expect(button).toHaveAttribute("aria-expanded", "true");
});
