import { expect, test } from "../fixtures.ts";
import { fill, MESSAGE, open, sendButton, summary } from "./form-pages.ts";

test.describe("errors of a form", () => {
  test("are summed up at the top, with the focus and links to the fields", {
    tag: "@both",
  }, async ({ page }) => {
    await open(page, "/contact");
    await fill(page, { Subject: "Growth" });
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("heading", { level: 2 })).toHaveText(
      "Please correct 3 fields",
    );
    const links = summary(page).getByRole("link");
    await expect(links).toHaveText([
      "Enter your name",
      "Enter your email address",
      "Enter your message",
    ]);
    await links.last().click();
    const field = page.getByLabel("Message", { exact: true });
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\/contact$/);
    const header = await page.getByRole("banner").boundingBox();
    const label = await page.locator("label", { hasText: "Message" }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test("are checked again after each change, and go one by one", async ({ page }) => {
    await open(page, "/contact");
    await sendButton(page).click();
    const email = page.getByLabel("Email", { exact: true });
    await email.fill("ada");
    await expect(email).toHaveAccessibleDescription(/such as name@example.com/);
    await email.fill("ada@example.com");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(email).toHaveAccessibleDescription("");
    await expect(summary(page).getByRole("link")).toHaveCount(3);
    await fill(page, MESSAGE);
    await expect(summary(page)).toHaveCount(0);
  });

  test("take the focus again at each attempt", async ({ page }) => {
    await open(page, "/contact");
    await sendButton(page).click();
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Name", { exact: true }).press("Enter");
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("heading")).toHaveText("Please correct 3 fields");
  });

  test("are not shown before the visitor has tried to send it", async ({ page }) => {
    await open(page, "/contact");
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("A");
    await name.fill("");
    await page.getByLabel("Subject").focus();
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  });
});
