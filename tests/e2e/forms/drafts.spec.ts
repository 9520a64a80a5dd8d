import type { Page } from "@playwright/test";
import { hydrated } from "../open-page.ts";
import { APPLICATION, CV, expect, MESSAGE, test } from "./form-pages.ts";

// Nothing typed is lost.

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

async function leave(page: Page) {
  await entry(page, "About").click();
  await expect(page).toHaveURL(/\/about$/);
}

test("texts stay on a reload, on another page and back, by link and by history", async ({
  page,
  form,
}) => {
  await form.open("/contact");
  await form.fill(MESSAGE);
  await page.reload();
  await form.expectTexts(MESSAGE);
  await leave(page);
  await page.goBack();
  await form.expectTexts(MESSAGE);
  await leave(page);
  await entry(page, "Contact").click();
  await form.expectTexts(MESSAGE);
});

test("those of an application stay too, its file excepted", async ({ page, form }) => {
  await form.open("/careers/apply");
  const texts = { ...APPLICATION, "Cover Letter (optional)": "Dear all" };
  await form.fill(texts);
  await form.cv.setInputFiles(CV);
  await page.getByRole("link", { name: "Back to Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await page.goBack();
  await form.expectTexts(texts);
  await expect(form.cv).toHaveValue("");
});

test("what was sent is gone", async ({ page, form }) => {
  await form.openFrozen("/contact");
  await form.send(MESSAGE);
  await page.clock.runFor(1000);
  await expect(form.toast).toBeVisible();
  await leave(page);
  await page.goBack();
  await page.clock.resume();
  await hydrated(page);
  await expect(form.field("Name")).toHaveValue("");
});

test("whoever leaves while it is sent is asked first, and finds it again", async ({
  page,
  form,
}) => {
  await form.openFrozen("/contact");
  await form.send(MESSAGE);
  await expect(form.button).toBeDisabled();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await leave(page);
  expect(questions).toEqual(["beforeunload"]);
  await page.goBack();
  await page.clock.resume();
  await form.expectTexts(MESSAGE);
});

test("when the browser forbids storage the form works without a draft", async ({ page, form }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await form.openFrozen("/contact");
  await form.send(MESSAGE);
  await page.clock.runFor(1000);
  await expect(form.toast).toContainText("Message sent");
});
