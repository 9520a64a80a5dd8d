import { readFile } from "node:fs/promises";
import { expect, MESSAGE, test } from "./form-pages.ts";

// What stands below the contact form once it is sent.

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
