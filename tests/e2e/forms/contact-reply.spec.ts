import { readFile } from "node:fs/promises";
import { FULL_SITE } from "../full-site.ts";
import { expect, MESSAGE, test } from "./form-pages.ts";

// What the contact form offers after it was sent.

test("after sending, the promised answer can be added to a calendar", async ({ page, form }) => {
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
  // The form stays usable for another message.
  await form.send(MESSAGE);
  await expect(link).toHaveCount(0);
});

test.describe("where appointments can be booked", () => {
  test.use({ baseURL: FULL_SITE });

  test("the sent form offers an appointment in place of the calendar file", async ({
    page,
    form,
  }) => {
    await form.open("/contact");
    const offers = page.getByRole("link", { name: /Book 20 minutes/ });
    const before = await offers.count();
    await form.send(MESSAGE);
    await expect(offers).toHaveCount(before + 1);
    for (const offer of await offers.all())
      await expect(offer).toHaveAttribute("href", /^https:\/\/calendar\.firm\.example\//);
    await expect(page.getByRole("link", { name: "Put it into your calendar" })).toHaveCount(0);
  });
});
