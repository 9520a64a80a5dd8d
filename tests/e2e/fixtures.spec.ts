import type { BrowserContext } from "@playwright/test";
import { expect, settle, test, watch } from "./fixtures.ts";

const host = "site.test";
const policy = "default-src 'none'; img-src data:; script-src 'self' 'unsafe-inline'";

/** Opens a page with this body, in a context that is watched like that of every test. */
async function complaintsAbout(context: BrowserContext, body: string): Promise<string[]> {
  const complaints = await watch(context, host);
  await context.route("**/*", (route) =>
    route.request().url() === `http://${host}/`
      ? route.fulfill({
          contentType: "text/html",
          headers: { "Content-Security-Policy": policy },
          body: `<!DOCTYPE html><link rel="icon" href="data:,">${body}`,
        })
      : route.abort(),
  );
  const page = await context.newPage();
  await page.goto(`http://${host}/`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await settle(context);
  return complaints;
}

const offences = [
  ["a console error", "<script>console.error('oh no')</script>", "console error"],
  ["a console warning", "<script>console.warn('hm')</script>", "console warning"],
  ["an uncaught error", "<script>throw new Error('boom')</script>", "uncaught error: Error: boom"],
  ["a rejected promise", "<script>Promise.reject(new Error('no'))</script>", "uncaught error"],
  ["a blocked style", "<p style='color:red'>x</p>", "Content-Security-Policy: style-src-attr"],
  [
    "a request to another host",
    "<script>open('http://other.test/x')</script>",
    "request to another host: http://other.test/x",
  ],
  ["a lost focus", "<button onclick='this.remove()'>x</button>", "the focus was lost with <button"],
] as const;

for (const [name, body, complaint] of offences) {
  test(`${name} fails a test`, async ({ browser }) => {
    const context = await browser.newContext();
    const complaints = await complaintsAbout(context, body);
    await expect.poll(() => complaints.join("\n")).toContain(complaint);
    await context.close();
  });
}

test("a page without faults passes", async ({ browser }) => {
  const context = await browser.newContext();
  const body = "<script>console.info('fine')</script><button>x</button>";
  expect(await complaintsAbout(context, body)).toEqual([]);
  await context.close();
});

test("a message that is allowed passes", async ({ page, allowConsole }) => {
  allowConsole(/expected here/);
  await page.evaluate(() => console.error("expected here"));
});
