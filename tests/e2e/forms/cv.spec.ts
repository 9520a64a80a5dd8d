import { writeFile } from "node:fs/promises";
import { APPLICATION, CV, expect, test } from "./form-pages.ts";

// The CV: product 11.6, 11.7, 11.8 and 11.9.

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test.beforeEach(({ form }) => form.open("/careers/apply"));

test("Word or PDF of any size is accepted, shown with its size, and removed by 'Change'", async ({
  page,
  form,
}) => {
  const large = { name: "cv.docx", mimeType: DOCX, buffer: Buffer.alloc(6 * 1024 ** 2) };
  for (const [file, shown] of [
    [large, "6.00 MB"],
    [CV, "0.25 MB"],
    // The same file once more.
    [CV, "0.25 MB"],
  ] as const) {
    await form.cv.setInputFiles(file);
    await expect(page.getByText(file.name, { exact: true })).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
    await expect(form.toast).toHaveCount(0);
    await page.getByRole("button", { name: "Change" }).click();
    await expect(page.getByText(file.name, { exact: true })).toHaveCount(0);
    await expect(form.cv).toHaveValue("");
    await expect(form.cv).toBeFocused();
  }
  // While delivery is simulated, no file is too large to be sent.
  await form.fill(APPLICATION);
  await form.cv.setInputFiles(large);
  await form.button.click();
  await expect(form.status).toContainText("submitted successfully");
});

test("any other file gets 'Invalid file type', and no file is chosen afterwards", async ({
  page,
  form,
}) => {
  await form.cv.setInputFiles(CV);
  await form.cv.setInputFiles({ ...CV, name: "photo.png", mimeType: "image/png" });
  await expect(form.alert).toHaveText("Invalid file typePlease upload a PDF or Word document");
  await expect(form.cv).toHaveAccessibleDescription(/neither PDF nor Word/);
  await expect(page.getByRole("button", { name: "Change" })).toHaveCount(0);
  await expect(form.cv).toHaveValue("");
});

test("an application without a CV gets 'CV is required'", async ({ form }) => {
  await form.send({ ...APPLICATION });
  await expect(form.alert).toHaveText("CV is requiredPlease upload your CV to apply");
  await expect(form.cv).toHaveAccessibleDescription(/^Choose a file with your CV/);
  // A dropped file leaves the focus on the summary. The summary then disappears.
  await form.cv.setInputFiles(CV);
  await expect(form.cv).not.toHaveAttribute("aria-invalid");
  await expect(form.button).toBeFocused();
});

test("a dropped file is accepted", async ({ page, form }, testInfo) => {
  const file = testInfo.outputPath("dropped.pdf");
  await writeFile(file, "%PDF-1.7");
  await form.cv.scrollIntoViewIfNeeded();
  const { x, y } = (await form.cv.boundingBox()) ?? { x: 0, y: 0 };
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await devtools.send("Input.dispatchDragEvent", { type, x: x + 20, y: y + 20, data });
  }
  await expect(page.getByText("dropped.pdf")).toBeVisible();
});

test("the name of a file is shown as text, whatever it is", async ({ page, form }) => {
  const name = '<img src=x onerror="document.title=1">\u202efdp.pdf';
  await form.cv.setInputFiles({ ...CV, name });
  await expect(page.locator("bdi")).toHaveText(name);
  await expect(page.locator("main form img")).toHaveCount(0);
});
