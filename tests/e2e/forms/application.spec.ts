import { expect, test } from "../fixtures.ts";
import { open, openFrozen } from "../open-page.ts";
import {
  APPLICATION,
  breakDelivery,
  CV,
  cvField,
  dataOf,
  expectTexts,
  field,
  fill,
  heading,
  recordsOf,
  send,
  sendButton,
  summary,
  toast,
} from "./form-pages.ts";

test.describe("application form: for which position (specification, section 2; decision 12)", () => {
  test("the address names it, also after a reload; else it is 'Job Position'", async ({ page }) => {
    await open(page, "/careers/apply");
    await expect(heading(page)).toHaveText("Apply for: Job Position");
    await open(page, "/apply?position=economist");
    await expect(page).toHaveURL(/\/careers\/apply\?position=economist$/);
    await expect(heading(page)).toHaveText("Apply for: Economist");
    await page.reload();
    await expect(heading(page)).toHaveText("Apply for: Economist");
    await open(page, "/careers/apply?position=president");
    await expect(heading(page)).toHaveText("Apply for: Job Position");
  });

  test("'Apply Now' passes it; another one is one press away and takes what was typed along", async ({
    page,
  }) => {
    await open(page, "/careers");
    await page.getByRole("link", { name: /^Apply Now.*Market Research Consultant/ }).click();
    await expect(heading(page)).toHaveText("Apply for: Market Research Consultant");
    await fill(page, APPLICATION);
    const positions = page.getByRole("navigation", { name: "Open positions" });
    await positions.getByRole("link", { name: /Inside Sales/ }).click();
    await expect(heading(page)).toHaveText("Apply for: Inside Sales Consultant");
    await expectTexts(page, APPLICATION);
    await page.getByRole("link", { name: "Back to Careers" }).click();
    await expect(page).toHaveURL(/\/careers$/);
  });

  test("nothing on the page moves when its title appears", { tag: "@both" }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "/careers/apply?position=business-development-specialist");
    await expect(heading(page)).toHaveText("Apply for: Business Development Specialist");
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });
});

test.describe("application form: fields and rules (specification, sections 2, 5, 8)", () => {
  test("it has the specified fields, and says which of them are required", async ({ page }) => {
    await open(page, "/careers/apply");
    for (const label of [...Object.keys(APPLICATION), "CV/Resume *"]) {
      await expect(field(page, label)).toHaveAttribute("required", "");
    }
    for (const label of ["LinkedIn Profile", "Cover Letter"]) {
      await expect(page.getByLabel(label)).not.toHaveAttribute("required");
    }
    await expect(page.getByText(/\* are required/)).toBeVisible();
    await expect(page.getByLabel("LinkedIn Profile")).toHaveAttribute("placeholder", /^https:\/\//);
    await expect(cvField(page)).toHaveAccessibleDescription("PDF or Word (max 5MB)");
    await expect(page.getByText("By submitting this application you agree")).toBeVisible();
    await expect(sendButton(page)).toHaveText("Submit Application");
  });

  const rules = [
    { label: "Full Name *", wrong: "A", right: "Li", message: "Full name is required" },
    { label: "Email Address *", wrong: "ada@", right: "a@b.co", message: "Invalid email address" },
    { label: "Phone Number *", wrong: "1234", right: "12345", message: "Phone number is required" },
  ];
  test("the messages of its rules go when the field is right", async ({ page }) => {
    await open(page, "/careers/apply");
    await fill(page, APPLICATION);
    await cvField(page).setInputFiles(CV);
    for (const { label, wrong, right, message } of rules) {
      await field(page, label).fill(wrong);
      await sendButton(page).click();
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await expect(summary(page).getByRole("link")).toHaveText([message]);
      await field(page, label).fill(right);
      await expect(field(page, label)).not.toHaveAttribute("aria-invalid");
      await expect(summary(page)).toHaveCount(0);
    }
  });
});

test.describe("application form: sending (specification, sections 4, 7, 8, 9)", () => {
  test("it waits 1500 ms, logs the data and the mail, and returns to /careers after 2000 ms", async ({
    page,
  }) => {
    const records = recordsOf(page);
    const bodyHasFocus = () => page.evaluate(() => document.activeElement === document.body);
    await openFrozen(page, "/careers/apply?position=economist");
    await send(page, APPLICATION);
    await expect(sendButton(page)).toBeDisabled();
    await expect(sendButton(page)).toHaveText("Submitting Application...");
    expect(await bodyHasFocus()).toBe(false);
    await page.clock.runFor(1499);
    expect(records).toEqual([]);

    await page.clock.runFor(1);
    const success = toast(page).getByRole("status");
    const text =
      "Application submitted successfullyThank you for your application. We'll be in touch soon!";
    await expect(success).toHaveText(text);
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
    await expect(sendButton(page)).toBeDisabled();
    expect(await bodyHasFocus()).toBe(false);

    await page.clock.runFor(1999);
    await expect(page).toHaveURL(/\/careers\/apply/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/careers$/);
    await page.clock.resume();
    await expect(success).toHaveText(text);
  });

  test("a visitor who leaves before the return is not fetched back", async ({ page }) => {
    await openFrozen(page, "/careers/apply");
    await send(page, APPLICATION);
    await page.clock.runFor(1500);
    await expect(toast(page)).toBeVisible();
    await page.getByRole("link", { name: "Privacy Policy" }).first().click();
    await expect(heading(page)).toHaveText("Privacy Policy");
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(/\/privacy$/);
  });

  test("section 8: application failure; back to idle, nothing is lost", async ({ page }) => {
    await openFrozen(page, "/careers/apply");
    await breakDelivery(page);
    await send(page, APPLICATION);
    await page.clock.runFor(1500);
    await expect(toast(page).getByRole("alert")).toHaveText(
      "Submission failedAn error occurred. Please try again later.",
    );
    await expect(summary(page)).toBeFocused();
    await expect(sendButton(page)).toBeEnabled();
    await expect(sendButton(page)).toHaveText("Submit Application");
    await expectTexts(page, APPLICATION);
    await expect(page.getByText("cv.pdf")).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(/\/careers\/apply$/);
  });
});
