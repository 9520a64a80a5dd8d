import { readFile } from "node:fs/promises";
import { expect, MESSAGE, test } from "./form-pages.ts";

// The contact form: specification, sections 2, 4 and 5.

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

test("once it is sent, the promise can be put into a calendar", async ({ page, form }) => {
  await form.open("/contact");
  const link = page.getByRole("link", { name: "Put it into your calendar" });
  await expect(link).toHaveCount(0);
  await form.send(MESSAGE);
  await expect(form.status).toContainText("Message sent");
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe("reply.ics");
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:.*: Reply to your message\r\n/);
  // The form goes on: another message may follow.
  await form.send(MESSAGE);
  await expect(link).toHaveCount(0);
});

test("where appointments can be booked, the sent form offers that in place of the calendar", async ({
  page,
  form,
}) => {
  const booking = { label: "Book 20 minutes", href: "https://calendar.example.com/firm" };
  await page.route("/contact", async (route) => {
    const answer = await route.fetch();
    const given = `"booking":${JSON.stringify(booking)},"reply":`.replaceAll('"', "&quot;");
    const body = (await answer.text()).replace("&quot;reply&quot;:", given);
    await route.fulfill({ response: answer, body });
  });
  await form.open("/contact");
  await form.send(MESSAGE);
  await expect(page.getByRole("link", { name: booking.label })).toHaveAttribute(
    "href",
    booking.href,
  );
  await expect(page.getByRole("link", { name: "Put it into your calendar" })).toHaveCount(0);
});
