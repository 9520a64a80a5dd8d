import { writeFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { APPLICATION, CV, cvField, fill, recordsOf, sendButton, toast } from "./form-pages.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const accepted = [
  { name: "cv.pdf", mimeType: "application/pdf", bytes: 1_310_720, shown: "1.25 MB" },
  { name: "cv.doc", mimeType: "application/msword", bytes: 262_144, shown: "0.25 MB" },
  { name: "cv.docx", mimeType: DOCX, bytes: 1, shown: "0.01 MB" },
];
const refused = [
  { name: "cv.txt", mimeType: "text/plain" },
  { name: "cv.pdf", mimeType: "text/html" },
  { name: "photo.png", mimeType: "image/png" },
];

test.describe("CV (specification, sections 2, 4, 5, 8, 9)", () => {
  test.beforeEach(({ page }) => open(page, "/careers/apply"));

  test("section 5: PDF, .doc and .docx are accepted and shown with their size in MB", async ({
    page,
  }) => {
    for (const { name, mimeType, bytes, shown } of accepted) {
      await cvField(page).setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes) });
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByText(shown)).toBeVisible();
      await expect(toast(page)).toHaveCount(0);
    }
  });

  test("section 8: 'Invalid file type' for anything else, and no choice is left", async ({
    page,
  }) => {
    for (const { name, mimeType } of refused) {
      await cvField(page).setInputFiles(CV);
      await cvField(page).setInputFiles({ name, mimeType, buffer: Buffer.from("x") });
      await expect(toast(page).getByRole("alert")).toHaveText(
        "Invalid file typePlease upload a PDF or Word document",
      );
      await expect(cvField(page)).toHaveAccessibleDescription(/neither PDF nor Word/);
      await expect(page.getByRole("button", { name: "Change" })).toHaveCount(0);
      await expect(cvField(page)).toHaveValue("");
      await toast(page).getByRole("button", { name: "Close" }).click();
    }
  });

  test("section 8: 'CV is required' on submit without one", async ({ page }) => {
    await fill(page, APPLICATION);
    await sendButton(page).click();
    await expect(toast(page).getByRole("alert")).toHaveText(
      "CV is requiredPlease upload your CV to apply",
    );
    await expect(cvField(page)).toHaveAccessibleDescription(/^Choose a file with your CV/);
    await cvField(page).setInputFiles(CV);
    await expect(cvField(page)).not.toHaveAttribute("aria-invalid");
  });

  test("section 4: 'Change' clears the choice, and the same file can be chosen again", async ({
    page,
  }) => {
    await cvField(page).setInputFiles(CV);
    await page.getByRole("button", { name: "Change" }).click();
    await expect(page.getByText("cv.pdf")).toHaveCount(0);
    await expect(cvField(page)).toHaveValue("");
    await expect(cvField(page)).toBeFocused();
    await cvField(page).setInputFiles(CV);
    await expect(page.getByText("cv.pdf")).toBeVisible();
  });

  test("section 5: while delivery is simulated no size is checked", async ({ page }) => {
    await page.clock.install();
    const records = recordsOf(page);
    await fill(page, APPLICATION);
    await cvField(page).setInputFiles({ ...CV, buffer: Buffer.alloc(6 * 1024 ** 2) });
    await expect(page.getByText("6.00 MB")).toBeVisible();
    await sendButton(page).click();
    await page.clock.runFor(1500);
    await expect.poll(() => records.length).toBe(2);
  });

  test("a file is taken by drop", async ({ page }, testInfo) => {
    const file = testInfo.outputPath("dropped.pdf");
    await writeFile(file, "%PDF-1.7");
    await cvField(page).scrollIntoViewIfNeeded();
    const box = await page.locator(".file-box").boundingBox();
    if (!box) throw new Error("The field for the CV has no box");
    const devtools = await page.context().newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      await devtools.send("Input.dispatchDragEvent", { type, ...at, data });
    }
    await expect(page.getByText("dropped.pdf")).toBeVisible();
  });

  test("the name of a file is shown as text, whatever it is", async ({ page }) => {
    const name = '<img src=x onerror="document.title=1">\u202efdp.pdf';
    await cvField(page).setInputFiles({ ...CV, name });
    await expect(page.locator("bdi")).toHaveText(name);
    await expect(page.locator("main form img")).toHaveCount(0);
  });
});
