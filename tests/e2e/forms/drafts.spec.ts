import type { Page } from "@playwright/test";
import { hydrated } from "../open-page.ts";
import { APPLICATION, expect, MESSAGE, test } from "./form-pages.ts";

// Drafts: nothing typed is lost.

async function leave(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
}

for (const [path, required, optional] of [
  ["/contact", MESSAGE, {}],
  ["/careers/apply", APPLICATION, { "Cover Letter (optional)": "Dear all" }],
] as const) {
  test(`texts stay on a reload, on another page and back, files do not: ${path}`, async ({
    page,
    form,
  }) => {
    const texts = { ...required, ...optional };
    await form.open(path);
    await form.fill(required);
    await form.fill(optional);
    await page.reload();
    await form.expectTexts(texts);
    const words = page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /still here/ });
    await expect(words).toBeVisible();
    await expect(words.filter({ hasText: "choose it again" })).toHaveCount(
      path === "/contact" ? 0 : 1,
    );
    await leave(page);
    await page.goBack();
    await form.expectTexts(texts);
    await leave(page);
    await form.open(path);
    await form.expectTexts(texts);
    for (const file of await page.locator("input[type=file]").all()) {
      await expect(file).toHaveValue("");
    }
  });
}

test("a visitor who leaves during sending must confirm it and finds the draft; a sent draft is gone", async ({
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
  await hydrated(page);
  await form.expectTexts(MESSAGE);
  await form.button.click();
  await expect(form.toast).toBeVisible();
  await leave(page);
  await page.goBack();
  await hydrated(page);
  await expect(form.field("Name")).toHaveValue("");
  expect(questions).toHaveLength(1);
});

test("if the browser forbids storage, the form works without a draft", async ({ page, form }) => {
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
