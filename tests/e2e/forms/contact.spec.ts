import { dataOf, expect, MESSAGE, test } from "./form-pages.ts";

// The contact form: product 10.1, 10.2 and 10.3.

test("the form says what to expect, and says in words that all four fields are required", async ({
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
  // The browser's own check of the field agrees.
  for (const wrong of ["ada", "ada@", "ada@example..com", "a b@example.com"]) {
    await form.send({ ...MESSAGE, Email: wrong });
    await expect(email).toHaveAccessibleDescription(/email address such as/);
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
  }
  await page.clock.runFor(5000);
  expect(records).toEqual([]);
});

test("a partner's page leads to a form that names its recipient, and the message names them too", async ({
  page,
  form,
}) => {
  const records = form.records();
  await form.open("/leadership/priya-raman");
  await page.getByRole("link", { name: "Write to Priya Raman" }).click();
  const line = page.getByText("Your message goes to Priya Raman");
  await expect(line).toBeVisible();
  await expect(page.getByText("Your message goes to")).toHaveCount(4);
  await expect(page.getByText("Your message goes to").filter({ visible: true })).toHaveCount(1);
  await form.openFrozen("/contact?partner=priya-raman&strategy=1");
  await expect(line).toBeVisible();
  // The page removes the answers about the plans from the address. The partner stays in it.
  await expect(page).toHaveURL("/contact?partner=priya-raman");
  await form.send(MESSAGE);
  await page.clock.runFor(2000);
  expect(dataOf(records[0])).toMatchObject({ partner: "Priya Raman" });
  await page.getByRole("link", { name: "Send it to the firm instead" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(line).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address shows to whom the message goes", async ({ page }) => {
    await page.goto("/leadership/priya-raman");
    await page.getByRole("link", { name: "Write to Priya Raman" }).click();
    await expect(page).toHaveURL("/contact?partner=priya-raman#to-priya-raman");
    await expect(page.locator("#to-priya-raman")).toHaveCSS("display", "flex");
    await expect(page.locator("#to-mara-ellison")).toHaveCSS("display", "none");
  });
});
