import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

const INSIGHTS = ["/insights/articles/", "/insights/blogs/"];

for (const list of INSIGHTS) {
  test(`the first item of ${list} is shared by its canonical address, whatever the current address`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { data }),
      });
    });
    await open(page, list.slice(0, -1));
    const link = page.getByRole("main").locator(`a[href^="${list}"]`).first();
    await open(page, `${await link.getAttribute("href")}?from=a-letter`);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    await page.getByRole("button", { name: "Share" }).click();
    const shared = await page.evaluate(() => (window as { data?: ShareData }).data);
    await expect(page.getByRole("status").filter({ hasText: "Link shared" })).toBeVisible();
    expect(shared).toEqual({
      title: await page.getByRole("heading", { level: 1 }).innerText(),
      url: canonical,
    });
  });
}

test("if copying is refused, the page shows the address to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await open(page, "/insights/articles");
  const link = page.getByRole("main").locator(`a[href^="/insights/articles/"]`).first();
  await open(page, (await link.getAttribute("href")) ?? "");
  await page.getByRole("button", { name: "Copy link" }).click();
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  await expect(page.getByRole("status").filter({ hasText: `${canonical}` })).toBeVisible();
});
