import { dataOf, expect, MESSAGE, test } from "./form-pages.ts";

// The contact form: specification, sections 2, 4, 5, 7, 8 and 9.

const RECIPIENT = "hello@example.com";
const LABELS = Object.keys(MESSAGE);

test("it speaks of 20 minutes, 1 business day and a senior partner, and helps to fill it in", async ({
  page,
  form,
}) => {
  await page.goto("/contact");
  for (const words of ["20 minutes", "within 1 business day", "senior partner"]) {
    await expect(page.locator("main")).toContainText(words);
  }
  await expect(form.field("Name")).toHaveAttribute("autocomplete", "name");
  for (const attribute of ["type", "inputmode", "autocomplete"]) {
    await expect(form.field("Email")).toHaveAttribute(attribute, "email");
  }
});

test("it waits 1000 ms, logs four fields and the recipient, clears", { tag: "@both" }, async ({
  page,
  form,
}) => {
  const records = form.records();
  await form.openFrozen("/contact");
  await form.send(MESSAGE);
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText("Sending...");
  expect(await form.bodyHasFocus()).toBe(false);
  await page.clock.runFor(999);
  await expect(form.button).toBeDisabled();
  expect(records).toEqual([]);

  await page.clock.runFor(1);
  await expect(form.button).toBeEnabled();
  await expect(form.button).toHaveText("Send message");
  await expect(form.button).toBeFocused();
  await expect(form.status).toHaveText(
    "Message sentYour message has been sent successfully. We'll get back to you soon.",
  );
  const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE;
  expect(records.map(dataOf)).toEqual([{ name, email, subject, message, recipient: RECIPIENT }]);
  for (const label of LABELS) await expect(form.field(label)).toHaveValue("");
});

test("a failure is said; back to idle, nothing typed is lost", async ({ page, form }) => {
  await form.openFrozen("/contact");
  await form.breakDelivery();
  await form.send(MESSAGE);
  await page.clock.runFor(1000);
  await expect(form.alert).toHaveText(
    "ErrorThere was a problem sending your message. Please try again.",
  );
  await expect(form.summary).toBeFocused();
  await expect(form.summary).toContainText(RECIPIENT);
  await expect(form.button).toBeEnabled();
  await form.expectTexts(MESSAGE);
});

test("all four fields are required, which is said in words", async ({ page, form }) => {
  const records = form.records();
  await form.openFrozen("/contact");
  await expect(page.getByText(/all fields are required/i)).toBeVisible();
  await form.button.click();
  for (const label of LABELS) {
    await expect(form.field(label)).toHaveAttribute("required", "");
    await expect(form.field(label)).toHaveAttribute("aria-invalid", "true");
    await expect(form.field(label)).toHaveAccessibleDescription(/^Enter /);
  }
  await page.clock.runFor(5000);
  expect(records).toEqual([]);
});

test("an email must satisfy the browser's own check", async ({ form }) => {
  await form.open("/contact");
  const email = form.field("Email");
  for (const wrong of ["ada", "ada@", "ada@example..com", "a b@example.com"]) {
    await form.send({ ...MESSAGE, Email: wrong });
    await expect(email).toHaveAccessibleDescription(/email address such as/);
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
  }
});

test("a second press, and a third by the Enter key, send nothing twice", async ({ page, form }) => {
  const records = form.records();
  await form.openFrozen("/contact");
  await form.fill(MESSAGE);
  await page.locator("main form").evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await form.field("Subject").press("Enter");
  await page.clock.runFor(5000);
  expect(records).toHaveLength(1);
});
