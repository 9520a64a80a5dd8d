import { expect, test } from "../fixtures.ts";
import { open, openFrozen } from "../open-page.ts";
import {
  breakDelivery,
  dataOf,
  expectTexts,
  field,
  fill,
  MESSAGE,
  recordsOf,
  send,
  sendButton,
  summary,
  toast,
} from "./form-pages.ts";

const RECIPIENT = "hello@example.com";
const LABELS = Object.keys(MESSAGE);

test.describe("contact form (specification, sections 2, 4, 5, 7, 8, 9)", () => {
  test("section 2: the intro speaks of 20 minutes, 1 business day and a senior partner", async ({
    page,
  }) => {
    await page.goto("/contact");
    for (const words of ["20 minutes", "within 1 business day", "senior partner"]) {
      await expect(page.locator("main")).toContainText(words);
    }
  });

  test("section 4, 7, 8, 9: sending takes 1000 ms, logs four fields and the recipient, clears the form", {
    tag: "@both",
  }, async ({ page }) => {
    const records = recordsOf(page);
    await openFrozen(page, "/contact");
    await send(page, MESSAGE);
    await expect(sendButton(page)).toBeDisabled();
    await expect(sendButton(page)).toHaveText("Sending...");
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.clock.runFor(999);
    await expect(sendButton(page)).toBeDisabled();
    expect(records).toEqual([]);

    await page.clock.runFor(1);
    await expect(sendButton(page)).toBeEnabled();
    await expect(sendButton(page)).toHaveText("Send message");
    await expect(sendButton(page)).toBeFocused();
    await expect(toast(page).getByRole("status")).toHaveText(
      "Message sentYour message has been sent successfully. We'll get back to you soon.",
    );
    const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE;
    expect(records.map(dataOf)).toEqual([{ name, email, subject, message, recipient: RECIPIENT }]);
    for (const label of LABELS) await expect(field(page, label)).toHaveValue("");
  });

  test("section 8: contact send failure; back to idle, nothing typed is lost", async ({ page }) => {
    await openFrozen(page, "/contact");
    await breakDelivery(page);
    await send(page, MESSAGE);
    await page.clock.runFor(1000);
    await expect(toast(page).getByRole("alert")).toHaveText(
      "ErrorThere was a problem sending your message. Please try again.",
    );
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(RECIPIENT);
    await expect(sendButton(page)).toBeEnabled();
    await expectTexts(page, MESSAGE);
  });

  test("section 5: all four fields are required, which is said in words", async ({ page }) => {
    const records = recordsOf(page);
    await openFrozen(page, "/contact");
    await expect(page.getByText(/all fields are required/i)).toBeVisible();
    await sendButton(page).click();
    for (const label of LABELS) {
      await expect(field(page, label)).toHaveAttribute("required", "");
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, label)).toHaveAccessibleDescription(/^Enter /);
    }
    await page.clock.runFor(5000);
    expect(records).toEqual([]);
  });

  test("section 5: an email must satisfy the browser's own check", async ({ page }) => {
    await open(page, "/contact");
    const email = field(page, "Email");
    for (const wrong of ["ada", "ada@", "ada@example..com", "a b@example.com"]) {
      await fill(page, { ...MESSAGE, Email: wrong });
      await sendButton(page).click();
      await expect(email).toHaveAccessibleDescription(/email address such as/);
      expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
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
    await page.goto("/contact");
    await expect(field(page, "Email")).toHaveAttribute("type", "email");
    await expect(field(page, "Email")).toHaveAttribute("inputmode", "email");
    await expect(field(page, "Email")).toHaveAttribute("autocomplete", "email");
    await expect(field(page, "Name")).toHaveAttribute("autocomplete", "name");
  });
});
