import { readFile } from "node:fs/promises";
import { FULL_SITE } from "../full-site.ts";
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

test.describe("where appointments can be booked", () => {
  test.use({ baseURL: FULL_SITE });

  test("the sent form offers that in place of the calendar", async ({ page, form }) => {
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
