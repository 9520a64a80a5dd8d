import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import {
  APPLICATION,
  CV,
  cvField,
  fill,
  MESSAGE,
  open,
  openFrozen,
  sendButton,
  summary,
  toast,
} from "./form-pages.ts";

async function expectTexts(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

/** Follows a link and waits until the new page stands: a step back must not cut into the change of pages. */
async function leaveBy(link: Locator) {
  const page = link.page();
  await link.click();
  await expect(page.locator("main form")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

/** Holds back every script that the page asks for until `release` is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test.describe("nothing typed is lost", () => {
  test("on a reload", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await page.reload();
    await expectTexts(page, MESSAGE);
  });

  test("on going to another page and back, by link and by history", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await leaveBy(entry(page, "About"));
    await page.goBack();
    await expectTexts(page, MESSAGE);
    await leaveBy(entry(page, "About"));
    await entry(page, "Contact").click();
    await expectTexts(page, MESSAGE);
  });

  test("of an application either, its file excepted", async ({ page }) => {
    await open(page, "/careers/apply");
    const texts = { ...APPLICATION };
    await fill(page, texts);
    await page.getByLabel("Cover Letter").fill("Dear all");
    await cvField(page).setInputFiles(CV);
    await leaveBy(page.getByRole("link", { name: "Back to Careers" }));
    await page.goBack();
    await expectTexts(page, texts);
    await expect(page.getByLabel("Cover Letter")).toHaveValue("Dear all");
    await expect(cvField(page)).toHaveValue("");
  });

  test("but what was sent is gone, also when the visitor left before it arrived", async ({
    page,
  }) => {
    await openFrozen(page, "/contact");
    await fill(page, MESSAGE);
    await sendButton(page).click();
    await leaveBy(entry(page, "About"));
    await page.clock.runFor(1000);
    await expect(toast(page).getByRole("status")).toContainText("Message sent");
    await page.goBack();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  });

  test("when the browser forbids storage: the form works without a draft", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await openFrozen(page, "/contact");
    await fill(page, MESSAGE);
    await sendButton(page).click();
    await page.clock.runFor(1000);
    await expect(toast(page)).toContainText("Message sent");
  });
});

test.describe("before the scripts have arrived", () => {
  test("typed texts and a chosen file stay", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/careers/apply");
    await fill(page, APPLICATION);
    await cvField(page).setInputFiles(CV);
    release();
    await expect(page.getByText("cv.pdf")).toBeVisible();
    await expectTexts(page, APPLICATION);
  });

  test("a submit is kept and done afterwards; nothing goes into the address", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/contact");
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Name", { exact: true }).press("Enter");
    await expect(page).toHaveURL(/\/contact$/);
    release();
    await expect(summary(page).getByRole("heading")).toHaveText("Please correct 3 fields");
    await expect(page).toHaveURL(/\/contact$/);
  });
});
