import { APPLICATION, dataOf, expect, test } from "./form-pages.ts";

// The application form: specification, sections 2, 4, 5, 7, 8 and 9; decision 12.

test("it is for the position in the address, also after a reload", async ({ page, form }) => {
  await form.open("/careers/apply");
  await expect(form.heading).toHaveText("Apply for: Job Position");
  await form.open("/apply?position=economist");
  await expect(page).toHaveURL(/\/careers\/apply\?position=economist$/);
  await expect(form.heading).toHaveText("Apply for: Economist");
  await page.reload();
  await expect(form.heading).toHaveText("Apply for: Economist");
  await form.open("/careers/apply?position=president");
  await expect(form.heading).toHaveText("Apply for: Job Position");
});

test("'Apply Now' passes the position; another takes what was typed along", async ({
  page,
  form,
}) => {
  await form.open("/careers");
  await page.getByRole("link", { name: /^Apply Now.*Market Research Consultant/ }).click();
  await expect(form.heading).toHaveText("Apply for: Market Research Consultant");
  await form.fill(APPLICATION);
  const positions = page.getByRole("navigation", { name: "Open positions" });
  await positions.getByRole("link", { name: /Inside Sales/ }).click();
  await expect(form.heading).toHaveText("Apply for: Inside Sales Consultant");
  await form.expectTexts(APPLICATION);
  await page.getByRole("link", { name: "Back to Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test("nothing on the page moves when its title appears", { tag: "@both" }, async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await form.open("/careers/apply?position=business-development-specialist");
  await expect(form.heading).toHaveText("Apply for: Business Development Specialist");
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
});

test("it has the specified fields, and says which are required", async ({ page, form }) => {
  await form.open("/careers/apply");
  for (const label of [...Object.keys(APPLICATION), "CV/Resume *"]) {
    await expect(form.field(label)).toHaveAttribute("required", "");
  }
  for (const label of ["LinkedIn Profile", "Cover Letter"]) {
    await expect(page.getByLabel(label)).not.toHaveAttribute("required");
  }
  await expect(page.getByText(/\* are required/)).toBeVisible();
  await expect(page.getByLabel("LinkedIn Profile")).toHaveAttribute("placeholder", /^https:\/\//);
  await expect(form.cv).toHaveAccessibleDescription("PDF or Word (max 5MB)");
  await expect(page.getByText("By submitting this application you agree")).toBeVisible();
  await expect(form.button).toHaveText("Submit Application");
});

test("the messages of its rules go when the field is right", async ({ form }) => {
  await form.open("/careers/apply");
  await form.fill(APPLICATION);
  for (const [label, wrong, right, message] of [
    ["Full Name *", "A", "Li", "Full name is required"],
    ["Email Address *", "ada@", "a@b.co", "Invalid email address"],
    ["Phone Number *", "1234", "12345", "Phone number is required"],
  ] as const) {
    await form.field(label).fill(wrong);
    await form.button.click();
    await expect(form.field(label)).toHaveAccessibleDescription(message);
    await expect(form.summary.getByRole("link")).toHaveText([message]);
    await form.field(label).fill(right);
    await expect(form.field(label)).not.toHaveAttribute("aria-invalid");
    await expect(form.summary).toHaveCount(0);
  }
});

test("it waits 1500 ms, logs the data and the mail, and returns after 2000 ms", async ({
  page,
  form,
}) => {
  const records = form.records();
  await form.openFrozen("/careers/apply?position=economist");
  await form.send(APPLICATION);
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText("Submitting Application...");
  expect(await form.bodyHasFocus()).toBe(false);
  await page.clock.runFor(1499);
  expect(records).toEqual([]);

  await page.clock.runFor(1);
  const text =
    "Application submitted successfullyThank you for your application. We'll be in touch soon!";
  await expect(form.status).toHaveText(text);
  expect(dataOf(records[0])).toEqual({
    position: "Economist",
    fullName: "Ada Lovelace",
    email: "ada@example.com",
    phone: "+44 20 7946 0000",
    linkedin: "",
    coverLetter: "",
    cv: { name: "cv.pdf", size: 262_144, type: "application/pdf" },
  });
  expect(records[1]).toBe("An e-mail to careers@example.com would be sent.");
  await expect(form.button).toBeDisabled();
  expect(await form.bodyHasFocus()).toBe(false);

  await page.clock.runFor(1999);
  await expect(page).toHaveURL(/\/careers\/apply/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/careers$/);
  await page.clock.resume();
  await expect(form.status).toHaveText(text);
});

test("a visitor who leaves before the return is not fetched back", async ({ page, form }) => {
  await form.openFrozen("/careers/apply");
  await form.send(APPLICATION);
  await page.clock.runFor(1500);
  await expect(form.toast).toBeVisible();
  await page.getByRole("link", { name: "Privacy Policy" }).first().click();
  await expect(form.heading).toHaveText("Privacy Policy");
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/privacy$/);
});

test("a failure is said; back to idle, nothing is lost", async ({ page, form }) => {
  await form.openFrozen("/careers/apply");
  await form.breakDelivery();
  await form.send(APPLICATION);
  await page.clock.runFor(1500);
  await expect(form.alert).toHaveText(
    "Submission failedAn error occurred. Please try again later.",
  );
  await expect(form.summary).toBeFocused();
  await expect(form.button).toBeEnabled();
  await expect(form.button).toHaveText("Submit Application");
  await form.expectTexts(APPLICATION);
  await expect(page.getByText("cv.pdf")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/careers\/apply$/);
});
