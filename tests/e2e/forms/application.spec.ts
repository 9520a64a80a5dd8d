import { holdModules, hydrated } from "../open-page.ts";
import { APPLICATION, expect, test } from "./form-pages.ts";

// The application form: product 11.2, 11.3, 11.4 and 11.5.

test("the form is for the position in the address; another position keeps the typed text", async ({
  page,
  form,
}) => {
  for (const query of ["", "?position=president"]) {
    await form.open(`/careers/apply${query}`);
    await expect(form.heading).toHaveText("Apply for: Job Position");
  }
  await form.open("/careers/apply?position=Inside+Sales+Consultant");
  await expect(form.heading).toHaveText("Apply for: Inside Sales Consultant");
  await form.open("/apply?position=economist");
  await expect(page).toHaveURL(/\/careers\/apply\?position=economist$/);
  await expect(form.heading).toHaveText("Apply for: Economist");
  await page.getByRole("link", { name: "Back to Careers" }).click();
  await page.getByRole("link", { name: /^Apply Now.*Market Research Consultant/ }).click();
  await expect(form.heading).toHaveText("Apply for: Market Research Consultant");
  await form.fill(APPLICATION);
  const positions = page.getByRole("navigation", { name: "Open positions" });
  await positions.getByRole("link", { name: /Inside Sales/ }).click();
  await expect(form.heading).toHaveText("Apply for: Inside Sales Consultant");
  await page.reload();
  await expect(form.heading).toHaveText("Apply for: Inside Sales Consultant");
  await form.expectTexts(APPLICATION);
});

test("the heading has the title of the position before a file with scripts arrives", async ({
  page,
  form,
}) => {
  const release = await holdModules(page);
  await page.goto("/careers/apply?position=economist");
  await expect(form.heading).toHaveText("Apply for: Economist");
  release();
  await hydrated(page);
  await expect(form.heading).toHaveText("Apply for: Economist");
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

test("the form states which fields are required, and reports those that are missing", async ({
  page,
  form,
}) => {
  await form.open("/careers/apply");
  for (const label of [...Object.keys(APPLICATION), "CV/Resume *"]) {
    await expect(form.field(label)).toHaveAttribute("required", "");
  }
  for (const label of ["LinkedIn Profile", "Cover Letter"]) {
    await expect(page.getByLabel(label)).not.toHaveAttribute("required");
  }
  await expect(page.getByText(/\* are required/)).toBeVisible();
  await expect(page.getByLabel("LinkedIn Profile")).toHaveAttribute("placeholder", /^https:\/\//);
  await expect(form.cv).toHaveAccessibleDescription(/^PDF or Word \(max 5MB\).*required$/);
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("PDF or Word (max 5MB)").click();
  await chooser;
  await expect(page.getByText("By submitting this application you agree")).toBeVisible();
  await form.button.click();
  for (const [label, right, message] of [
    ["Full Name *", "Li", "Full name is required"],
    ["Email Address *", "a@b.co", "Invalid email address"],
    ["Phone Number *", "12345", "Phone number is required"],
  ] as const) {
    await expect(form.field(label)).toHaveAccessibleDescription(message);
    await expect(form.summary.getByRole("link", { name: message })).toBeVisible();
    await form.field(label).fill(right);
    await expect(form.field(label)).not.toHaveAttribute("aria-invalid");
    await expect(form.summary.getByRole("link", { name: message })).toHaveCount(0);
  }
});
