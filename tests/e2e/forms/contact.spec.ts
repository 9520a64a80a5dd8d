import { expect, test } from "../fixtures.ts";
import {
  breakDelivery,
  fill,
  MESSAGE,
  open,
  openFrozen,
  recordsOf,
  sendButton,
  summary,
  toast,
} from "./form-pages.ts";

const RECIPIENT = "hello@example.com";

test.describe("contact form (specification, sections 2, 4, 5, 7, 8, 9)", () => {
  test("section 2: the intro speaks of 20 minutes, 1 business day and a senior partner", async ({
    page,
  }) => {
    await page.goto("/contact");
    const intro = page.locator("main");
    await expect(intro).toContainText("20 minutes");
    await expect(intro).toContainText("within 1 business day");
    await expect(intro).toContainText("senior partner");
  });

  test("section 4, 7, 9: sending takes 1000 ms, logs four fields and the recipient, clears the form", async ({
    page,
  }) => {
    const records = recordsOf(page);
    await openFrozen(page, "/contact");
    await fill(page, MESSAGE);
    await sendButton(page).click();
    await expect(sendButton(page)).toBeDisabled();
    await expect(sendButton(page)).toHaveText("Sending...");
    await page.clock.runFor(999);
    await expect(sendButton(page)).toBeDisabled();
    expect(records).toEqual([]);

    await page.clock.runFor(1);
    await expect(sendButton(page)).toBeEnabled();
    await expect(sendButton(page)).toHaveText("Send message");
    expect(records).toHaveLength(1);
    expect(JSON.parse(records[0]?.replace(/^[^{]+/, "") ?? "")).toEqual({
      name: MESSAGE.Name,
      email: MESSAGE.Email,
      subject: MESSAGE.Subject,
      message: MESSAGE.Message,
      recipient: RECIPIENT,
    });
    for (const label of Object.keys(MESSAGE)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
    }
  });

  test("section 8: contact send success", { tag: "@both" }, async ({ page }) => {
    await openFrozen(page, "/contact");
    await fill(page, MESSAGE);
    await sendButton(page).click();
    await page.clock.runFor(1000);
    await expect(toast(page).getByRole("status")).toHaveText(
      "Message sentYour message has been sent successfully. We'll get back to you soon.",
    );
    await expect(sendButton(page)).toBeFocused();
  });

  test("section 8: contact send failure; back to idle, nothing typed is lost", async ({ page }) => {
    await openFrozen(page, "/contact");
    await breakDelivery(page);
    await fill(page, MESSAGE);
    await sendButton(page).click();
    await page.clock.runFor(1000);
    await expect(toast(page).getByRole("alert")).toHaveText(
      "ErrorThere was a problem sending your message. Please try again.",
    );
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(RECIPIENT);
    await expect(sendButton(page)).toBeEnabled();
    for (const [label, text] of Object.entries(MESSAGE)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
  });

  test("section 5: name, email, subject and message are required", async ({ page }) => {
    const records = recordsOf(page);
    await openFrozen(page, "/contact");
    await sendButton(page).click();
    for (const label of Object.keys(MESSAGE)) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("required", "");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/^Enter /);
    }
    await page.clock.runFor(5000);
    expect(records).toEqual([]);
  });

  test("section 5: an email must satisfy the browser's own check", async ({ page }) => {
    await open(page, "/contact");
    const field = page.getByLabel("Email", { exact: true });
    for (const email of ["ada", "ada@", "ada@example..com", "a b@example.com"]) {
      await fill(page, { ...MESSAGE, Email: email });
      await sendButton(page).click();
      await expect(field).toHaveAccessibleDescription(/email address such as/);
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    }
  });

  test("a second press, and a third by the Enter key, send nothing twice", async ({ page }) => {
    const records = recordsOf(page);
    await openFrozen(page, "/contact");
    await fill(page, MESSAGE);
    await page.locator("main form").evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await page.getByLabel("Subject").press("Enter");
    await page.clock.runFor(5000);
    expect(records).toHaveLength(1);
  });

  test("the fields help to fill them in", async ({ page }) => {
    await open(page, "/contact");
    const email = page.getByLabel("Email", { exact: true });
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("inputmode", "email");
    await expect(email).toHaveAttribute("autocomplete", "email");
    await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("autocomplete", "name");
  });
});
