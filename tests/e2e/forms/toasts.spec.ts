import { hydrated } from "../open-page.ts";
import { expect, FORMS, MESSAGE, test } from "./form-pages.ts";

// Toasts: product 12.3, 12.4 and 12.5.

test("there is one toast at a time; Escape or its button closes it, and the focus stays", async ({
  page,
  form,
}) => {
  await form.open("/careers/apply");
  await form.refuseFile();
  // Its buttons are not part of the announcement.
  await expect(form.alert.getByRole("button")).toHaveCount(0);
  await expect(form.status).toBeEmpty();
  await form.button.click();
  await expect(form.alert).toContainText("CV is required");
  await expect(page.getByText("Invalid file type")).toHaveCount(0);
  await expect(form.toast).toHaveCount(1);

  await form.field("Full Name *").focus();
  await page.keyboard.press("Escape");
  await expect(form.toast).toHaveCount(0);
  await expect(form.field("Full Name *")).toBeFocused();
  await form.refuseFile();
  // In the tab order its button follows the content of the page and precedes the footer.
  const link = page.locator("footer a").first();
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(form.close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link).toBeFocused();
});

test("every page has the live regions of toasts before any script runs", async ({ request }) => {
  for (const path of ["/", "/contact", "/careers/apply", "/careers"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<div role="status"></div><div role="alert"></div>');
  }
});

test("a default toast closes after 8 s, but not while it is hovered or focused", async ({
  page,
  form,
}) => {
  await form.openFrozen("/contact");
  await form.send(MESSAGE);
  await page.clock.runFor(8000);
  await form.toast.hover();
  await page.clock.runFor(60_000);
  await expect(form.toast).toBeVisible();
  await form.close.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(form.toast).toBeVisible();
  await form.field("Subject").focus();
  // When the focus leaves the toast, its time begins again.
  await page.clock.runFor(7900);
  await expect(form.toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(form.toast).toHaveCount(0);
});

test("a toast moves to the next page, where its time begins again", async ({ page, form }) => {
  await form.openFrozen("/contact");
  await form.send(MESSAGE);
  await page.clock.runFor(7000);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  const isHydrated = async () => {
    await page.clock.runFor(50);
    return page.locator("html[data-hydrated]").count();
  };
  await expect.poll(isHydrated).toBe(1);
  await expect(form.status).toContainText("Message sent");
  await page.clock.runFor(8000);
  await expect(form.toast).toHaveCount(0);
});

test("a destructive toast stays until it is closed or the page is reloaded", async ({
  page,
  form,
}) => {
  await form.open("/careers/apply");
  await form.refuseFile();
  await page.reload();
  await hydrated(page);
  await expect(form.toast).toHaveCount(0);
  await form.refuseFile();
  await page.getByRole("link", { name: "Back to Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(form.alert).toContainText("Invalid file type");
  await form.close.click();
  await expect(form.toast).toHaveCount(0);
  await page.goBack();
  await hydrated(page);
  await expect(form.toast).toHaveCount(0);
});

test("a toast is in view, clear of the header, and its button is 44 px", { tag: "@both" }, async ({
  page,
  form,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await form.open("/careers/apply");
  await page.setViewportSize({ width: 320, height: 480 });
  await form.refuseFile();
  expect(await form.toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  const header = await page.getByRole("banner").boundingBox();
  // It is at the lower edge of the window, or at the upper edge if it would cover the focus.
  for (const end of [false, true]) {
    await form.cv.evaluate((input, atTop) => input.scrollIntoView(atTop), !end);
    const region = await form.toast.boundingBox();
    if (!region || !header) throw new Error("The toast or the header is not shown");
    expect(region.x).toBeGreaterThanOrEqual(0);
    expect(region.x + region.width).toBeLessThanOrEqual(320);
    expect(region.y).toBeGreaterThan(header.y + header.height);
    expect(region.y + region.height).toBeLessThanOrEqual(480);
    const button = await form.close.boundingBox();
    expect([button?.width, button?.height]).toEqual([44, 44]);
  }
});

/** Describes the focused element, and how much of it the toast covers, in square pixels. */
async function focusedElement() {
  // The toast moves once a scroll has ended.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const focused = document.activeElement as HTMLElement;
  const region = document.querySelector(".toast-region") as HTMLElement;
  const box = focused.getBoundingClientRect();
  const toast = region.getBoundingClientRect();
  const width = Math.min(box.right, toast.right) - Math.max(box.left, toast.left);
  const height = Math.min(box.bottom, toast.bottom) - Math.max(box.top, toast.top);
  return {
    text: (focused.ariaLabel || focused.textContent || focused.id).slice(0, 40),
    isInToast: region.contains(focused),
    isInPage: focused !== document.body,
    covered: Math.max(0, width) * Math.max(0, height),
  };
}

for (const { path, texts } of FORMS) {
  test(`a toast covers no Tab stop of ${path}`, async ({ page, form }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await form.open(path);
    await form.breakDelivery();
    for (const [width, height] of [
      [1280, 720],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height });
      await form.send(texts);
      await expect(form.alert).toBeVisible();
      const stops = [await page.evaluate(focusedElement)];
      await page.locator(".skip-link").focus();
      while (stops.at(-1)?.isInPage) {
        await page.keyboard.press("Tab");
        stops.push(await page.evaluate(focusedElement));
      }
      expect(stops.some(({ isInToast }) => isInToast)).toBe(true);
      expect(stops.length).toBeGreaterThan(25);
      const coveredStops = stops.filter(
        (stop) => stop.isInPage && !stop.isInToast && stop.covered > 0,
      );
      expect(coveredStops).toEqual([]);
      await form.close.click();
    }
  });
}
