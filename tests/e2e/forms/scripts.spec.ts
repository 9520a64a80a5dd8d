import { holdModules, hydrated, MODULES } from "../open-page.ts";
import { alterPage } from "../robustness/alter-page.ts";
import { APPLICATION, CV, expect, FORMS, MESSAGE, test } from "./form-pages.ts";

// The forms before their scripts have arrived, and in pages that extensions have altered.

for (const { path, texts } of FORMS) {
  test(`what is typed and chosen stays in a page that was altered: ${path}`, async ({
    page,
    form,
  }) => {
    const release = await holdModules(page);
    await page.goto(path);
    await form.fill(texts);
    const last = form.field(Object.keys(texts).at(-1) ?? "");
    await last.focus();
    await page.evaluate(alterPage);
    await page.keyboard.type("!");
    release();
    await hydrated(page);
    await page.keyboard.type("?");
    await expect(last).toHaveValue(/.!\?$/);
    await last.fill("");
    await form.button.click();
    // The file is chosen, too. Otherwise there would be two faults.
    await expect(form.summary.getByRole("heading")).toHaveText("Please correct one field");
    await form.expectTexts(Object.fromEntries(Object.entries(texts).slice(0, -1)));
  });
}

test("a press on Send gets a message: within 3 s if scripts hang, at once if they fail", async ({
  page,
  form,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const words = page.getByRole("alert").filter({ hasText: "did not arrive" });
  await page.clock.install();
  await holdModules(page);
  await page.goto("/contact");
  await form.send(MESSAGE);
  await expect(words).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(words.getByRole("link")).toBeVisible();
  await form.expectTexts(MESSAGE);

  await page.unrouteAll();
  await page.route(MODULES, (route) => route.abort());
  await page.goto("/careers/apply");
  await form.send(APPLICATION);
  await expect(words).toBeVisible();
});

test("a press on another position waits for the scripts; typed text and chosen file stay", async ({
  page,
  form,
}) => {
  const release = await holdModules(page);
  await page.goto("/careers/apply?position=economist");
  await form.fill(APPLICATION);
  await form.cv.setInputFiles(CV);
  await page.getByRole("link", { name: /Inside Sales/ }).click();
  await expect(page).toHaveURL(/\?position=economist$/);
  release();
  await expect(page).toHaveURL(/\?position=inside-sales-consultant$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Inside Sales Consultant");
  await form.expectTexts(APPLICATION);
  await expect(page.getByText(CV.name, { exact: true })).toBeVisible();
  // If nothing would be lost, the browser follows the link at once.
  const releaseAgain = await holdModules(page);
  await page.goto("/careers/apply?position=economist");
  await page.getByRole("link", { name: /Inside Sales/ }).click();
  await expect(page).toHaveURL(/\?position=inside-sales-consultant$/);
  releaseAgain();
});
