import { expect, MESSAGE, test } from "./form-pages.ts";

// The contact form: product 10.1, 10.2 and 10.3.

test("it says what to expect; all four fields are required, which is said in words", async ({
  page,
  form,
}) => {
  const records = form.records();
  await form.openFrozen("/contact");
  for (const words of ["20 minutes", "within 1 business day", "senior partner"]) {
    await expect(page.locator("main")).toContainText(words);
  }
  await expect(page.getByText(/all fields are required/i)).toBeVisible();
  await expect(form.field("Name")).toHaveAttribute("autocomplete", "name");
  for (const attribute of ["type", "inputmode", "autocomplete"]) {
    await expect(form.field("Email")).toHaveAttribute(attribute, "email");
  }
  await form.button.click();
  for (const label of Object.keys(MESSAGE)) {
    await expect(form.field(label)).toHaveAttribute("required", "");
    await expect(form.field(label)).toHaveAttribute("aria-invalid", "true");
    await expect(form.field(label)).toHaveAccessibleDescription(/^Enter /);
  }
  const email = form.field("Email");
  // As the browser itself has it.
  for (const wrong of ["ada", "ada@", "ada@example..com", "a b@example.com"]) {
    await form.send({ ...MESSAGE, Email: wrong });
    await expect(email).toHaveAccessibleDescription(/email address such as/);
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
  }
  await page.clock.runFor(5000);
  expect(records).toEqual([]);
});
