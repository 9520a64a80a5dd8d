import { APPLICATION, dataOf, expect, MESSAGE, test } from "./form-pages.ts";

// Sending of both forms: product 10.4, 10.5, 10.6, 11.10, 11.11 and 11.12.

const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE;
const RECIPIENT = "hello@example.com";

const FORMS = [
  {
    path: "/contact",
    texts: MESSAGE,
    milliseconds: 1000,
    labels: ["Send message", "Sending..."],
    data: { name, email, subject, message, recipient: RECIPIENT },
    mail: [],
    sent: "Message sentYour message has been sent successfully. We'll get back to you soon.",
    failed: "ErrorThere was a problem sending your message. Please try again.",
    remains: RECIPIENT,
  },
  {
    path: "/careers/apply?position=economist",
    texts: APPLICATION,
    milliseconds: 1500,
    labels: ["Submit Application", "Submitting Application..."],
    data: {
      position: "Economist",
      fullName: "Ada Lovelace",
      email,
      phone: "+44 20 7946 0000",
      linkedin: "",
      coverLetter: "",
      cv: { name: "cv.pdf", size: 262_144, type: "application/pdf" },
    },
    mail: ["An e-mail to careers@example.com would be sent."],
    sent: "Application submitted successfullyThank you for your application. We'll be in touch soon!",
    failed: "Submission failedAn error occurred. Please try again later.",
    remains: "cv.pdf",
  },
] as const;

for (const { path, texts, milliseconds, labels, data, mail, sent, failed, remains } of FORMS) {
  const [idle, busy] = labels;

  test(`${path} waits ${milliseconds} ms, logs its data, and reports success`, {
    tag: "@both",
  }, async ({ page, form }) => {
    const bodyHasFocus = () => page.evaluate(() => document.activeElement === document.body);
    const records = form.records();
    await form.openFrozen(path);
    await expect(form.button).toHaveText(idle);
    await form.send(texts);
    await expect(form.button).toHaveText(busy);
    expect(await bodyHasFocus()).toBe(false);
    await page.clock.runFor(milliseconds - 1);
    await expect(form.button).toBeDisabled();
    expect(records).toEqual([]);
    await page.clock.runFor(1);
    await expect(form.status).toHaveText(sent);
    expect(dataOf(records[0])).toEqual(data);
    expect(records.slice(1)).toEqual(mail);
    expect(await bodyHasFocus()).toBe(false);
    if (path === "/contact") {
      await expect(form.button).toBeFocused();
      await expect(form.button).toHaveText(idle);
      for (const label of Object.keys(texts)) await expect(form.field(label)).toHaveValue("");
    } else {
      await expect(form.button).toBeDisabled();
      await page.clock.runFor(1999);
      await expect(page).toHaveURL(/\/careers\/apply/);
      await page.clock.runFor(1);
      await expect(page).toHaveURL(/\/careers$/);
      await page.clock.resume();
      await expect(form.status).toHaveText(sent);
    }
  });

  test(`a failure of ${path} is reported; the form is idle again, and nothing is lost`, async ({
    page,
    form,
  }) => {
    await form.openFrozen(path);
    await form.breakDelivery();
    await form.send(texts);
    await page.clock.runFor(milliseconds);
    await expect(form.alert).toHaveText(failed);
    await expect(form.summary).toBeFocused();
    await expect(form.button).toBeEnabled();
    await expect(form.button).toHaveText(idle);
    await form.expectTexts(texts);
    await expect(page.locator("main form")).toContainText(remains);
    await page.clock.runFor(5000);
    expect(page.url()).toContain(path);
  });
}

test("a visitor who leaves before the return to /careers stays where they went", async ({
  page,
  form,
}) => {
  await form.openFrozen("/careers/apply");
  await form.send(APPLICATION);
  await page.clock.runFor(1500);
  await expect(form.toast).toBeVisible();
  await page.getByRole("link", { name: "Privacy Policy" }).first().click();
  await expect(form.heading).toHaveText("Privacy Policy");
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/privacy$/);
});

test("a second press and the Enter key during sending do not send the message again", async ({
  page,
  form,
}) => {
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
