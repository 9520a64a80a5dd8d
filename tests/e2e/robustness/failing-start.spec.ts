import type { Page } from "@playwright/test";
import { storedKey } from "#app/base/stored-values.ts";
import { expect, test } from "../fixtures.ts";
import { countLoads, holdModules, hydrated, MODULES } from "../open-page.ts";

/** Within this time, in milliseconds, the page says that a press cannot be carried out. */
const NOTICE_AFTER = 3000;

const note = (page: Page) => page.getByRole("alert").filter({ hasText: "did not arrive" });
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** Adds a script policy to every document. */
async function restrictScripts(page: Page, sources: string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const headers = { "content-security-policy": `script-src ${sources}` };
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
}

/** Expects that the page is complete as HTML: it can be read, and its links work. */
async function expectToWorkAsHtml(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Insights" })
    .click();
  await expect(page).toHaveURL("/insights");
  await expect(page.locator("main article").first()).toBeVisible();
}

test.beforeEach(({ allowConsole }) =>
  allowConsole(/Failed to (load|fetch)|ERR_|Content.Security.Policy|violates/),
);

/** Each of these faults keeps the scripts of a page away for good. */
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  "are missing, also after a reload": async (page) => {
    await page.addInitScript((key) => sessionStorage.setItem(key, "1"), storedKey("reloaded"));
    await page.route(MODULES, (route) => route.fulfill({ status: 404 }));
  },
  "are cut off": (page) => page.route(MODULES, (route) => route.abort("connectionreset")),
  "hang for ever": (page) => page.route(MODULES, () => {}),
  "are refused by a policy": (page) => restrictScripts(page, "'unsafe-inline'"),
};

for (const [fault, cause] of Object.entries(faults)) {
  test(`scripts that ${fault}: a press gets a message, and the page stays as HTML`, async ({
    page,
  }) => {
    await page.clock.install();
    await cause(page);
    await page.goto("/");
    await button(page, "Pause").click();
    await page.clock.runFor(NOTICE_AFTER);
    await expect(note(page)).toBeVisible();
    await expect(note(page).getByRole("link", { name: "Load it again" })).toBeVisible();
    await expectToWorkAsHtml(page);
  });
}

test("a policy that refuses every script: the page shows mail and telephone in place of the form", async ({
  page,
}) => {
  await restrictScripts(page, "'none'");
  await page.goto("/contact");
  await expect(page.getByRole("main").locator("a[href^='mailto:']:visible")).not.toHaveCount(0);
  await expect(page.locator("main form button[type=submit]:visible")).toHaveCount(0);
  await expectToWorkAsHtml(page);
});

test("scripts that are late: the message disappears, and the press is carried out", async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdModules(page);
  await page.goto("/presentation");
  await button(page, "Next").click();
  await page.clock.runFor(NOTICE_AFTER);
  await expect(note(page)).toBeVisible();
  release();
  await expect(page.getByText("Slide 2 of 15")).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

for (const [what, files] of [
  ["every script", MODULES],
  ["one part", /\/assets\/contact-form[^/]+\.js$/],
] as const) {
  test(`no connection for ${what}: the page tries again at the visitor's next action`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/TypeError/);
    const failed = page.waitForEvent("requestfailed", (request) => files.test(request.url()));
    await page.route(files, (route) => route.abort("internetdisconnected"));
    const loads = countLoads(page);
    await page.goto("/contact");
    await failed;
    await page.unroute(files);
    await expect(async () => {
      await page.getByLabel("Message").fill("Half a thought");
      await page.keyboard.press("Shift");
      await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 5000 });
    }).toPass();
    await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
    expect(loads()).toBe(1);
  });
}

test("a tab restored after a deployment, its scripts gone: one full load", async ({ page }) => {
  const loads = countLoads(page);
  await page.route(MODULES, (route) =>
    loads() === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto("/about");
  await hydrated(page);
  expect(loads()).toBe(2);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a deployment while a visitor types: the typed text stays, and a press gets a message", async ({
  page,
}) => {
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  await page.route(MODULES, async (route) => {
    await isTyped;
    await route.fulfill({ status: 404 });
  });
  const loads = countLoads(page);
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Half a thought");
  const checked = page.waitForResponse((response) => response.request().method() === "HEAD");
  answer();
  await checked;
  await page.locator("main form button[type=submit]").click();
  await expect(note(page)).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  expect(loads()).toBe(1);
});

test("a fault of our own code is reported, whatever its message", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/skipTransition/);
  await page.goto("/about");
  const reported = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    setTimeout(() => Promise.reject(new TypeError("skipTransition is not a function")));
  });
  await reported;
});
