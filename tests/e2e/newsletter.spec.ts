import { globSync } from "node:fs";
import type { Page } from "@playwright/test";
import { simpleParser } from "mailparser";
import { fixtureFolder } from "../set-up/fixture-site.ts";
import { openMailServer } from "../set-up/mail-server.ts";
import { violations } from "./axe-violations.ts";
import { expect, test } from "./fixtures.ts";
import { brokenByLength } from "./long-texts.ts";
import { hydrated } from "./open-page.ts";
import { type ReceivingSite, startReceivingSite } from "./receiving-site.ts";

// NEWSLETTER=on: sign-up, confirmation and end of a subscription, on a site that receives its own forms.
test.describe.configure({ mode: "default" });

let receivingSite: ReceivingSite | undefined;
/** The origin of the site. */
let site: string;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
/** Runs `npm run enquiries -- subscribers` and returns its output. */
let subscribers: () => Promise<string>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  mailServer = await openMailServer();
  const receiverSettings = {
    NEWSLETTER_SECRET: "0123456789abcdef0123456789abcdef",
    SMTP_URL: mailServer.url,
    MAIL_FROM: "website@example.com",
  };
  const started = await startReceivingSite({ NEWSLETTER: "on" }, receiverSettings);
  receivingSite = started;
  site = started.origin;
  subscribers = () => started.enquiries("subscribers");
});
test.afterAll(async () => {
  await receivingSite?.stop();
  await mailServer?.close();
});
test.beforeEach(({ allowConsole }) => {
  allowConsole(new RegExp(`^request to another host: ${site}`));
  // The browser logs the answers to a refused sign-up and to an expired link.
  allowConsole(/status of (422|410)/);
});

/** The only sign-up of a page. */
function signUpOf(page: Page) {
  const form = page.locator("form.sign-up");
  return {
    form,
    field: form.getByLabel("Your email address", { exact: true }),
    button: form.getByRole("button"),
    status: form.getByRole("status"),
  };
}

/** Waits until the scripts of the page run. The script of the sign-up may come last; without it the form leads to a page. */
async function scriptsRun(page: Page): Promise<void> {
  await hydrated(page);
  await expect(signUpOf(page).form).toHaveJSProperty("noValidate", true);
}

/** The link of the newest mail to an address, on the site of this test. */
async function linkTo(email: string, purpose: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = mailServer.mails.findLast(({ to }) => to.includes(email));
      const { text = "" } = await simpleParser(mail?.content ?? "");
      link = new RegExp(`/forms\\?${purpose}=\\S+`).exec(text)?.[0];
      return link;
    })
    .toBeTruthy();
  return `${site}${link}`;
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("with scripts a sign-up is answered in place, confirmed by a button, and ended by another button", async ({
  page,
}) => {
  const { field, button, status } = signUpOf(page);
  await page.goto(`${site}/about`);
  await scriptsRun(page);
  await field.fill("ada@localhost");
  await button.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/^Enter a whole email address/);
  expect(await violations(page)).toEqual([]);
  await field.fill("ada@example.org");
  await field.press("Enter");
  await expect(status).toContainText("Look into your mailbox");
  await expect(field).toHaveValue("");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(page).toHaveURL(`${site}/about`);
  expect(await subscribers()).toMatch(/news-letters {2}unconfirmed {2}ada@example\.org/);

  await page.goto(await linkTo("ada@example.org", "confirm"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shall we write to you?");
  expect(await violations(page)).toEqual([]);
  expect(await subscribers()).toContain("unconfirmed");
  await page.getByRole("button", { name: "Yes, sign me up" }).click();
  await expect(page).toHaveURL(`${site}/newsletter/confirmed`);
  expect(await subscribers()).toMatch(/news-letters {2}confirmed {2}ada@example\.org/);

  const unsubscribe = await linkTo("ada@example.org", "unsubscribe");
  await page.goto(unsubscribe);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page).toHaveURL(`${site}/newsletter/unsubscribed`);
  expect(await subscribers()).not.toContain("ada@example.org");
  await page.goto(unsubscribe);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed.");
  await page.goto(`${site}/forms?confirm=1.a.b`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("does not work any more");
});

test.describe("in a window of 320 px, with texts that are 40 % longer", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 800 } });

  test("a sign-up with an error at its field, and one without an answer, break nothing", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    const { field, button, status } = signUpOf(page);
    await page.goto(`${site}/about`);
    await scriptsRun(page);
    await field.fill("ada@localhost");
    await button.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    expect(await brokenByLength(page)).toEqual([]);

    await page.reload();
    await scriptsRun(page);
    await page.route(`${site}/forms`, (route) => route.abort());
    await field.fill("a-name-of-some-length@a-company-of-some-length.example.org");
    await button.click();
    await expect(status).toContainText("may not have arrived");
    expect(await brokenByLength(page)).toEqual([]);
  });
});

test("a receiver that does not answer is not called a success", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.goto(`${site}/about`);
  await scriptsRun(page);
  await page.route(`${site}/forms`, (route) => route.abort());
  const { field, button, status } = signUpOf(page);
  await field.fill("grace@example.org");
  await button.click();
  await expect(status).toContainText("may not have arrived");
  await expect(field).toHaveValue("grace@example.org");
});

test("the page of a future list has its own sign-up, and no second sign-up in its footer", async ({
  page,
}) => {
  // The color of a button is measured after its transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { form, field, button, status } = signUpOf(page);
  await page.goto(`${site}/insights/podcasts`);
  await scriptsRun(page);
  await expect(form).toHaveCount(1);
  await expect(form).toHaveAccessibleName("Tell me when it starts");
  await field.fill("grace@example.org");
  await button.click();
  await expect(status).toContainText("Look into your mailbox");
  expect(await subscribers()).toMatch(/podcasts {2}unconfirmed {2}grace@example\.org/);
  expect(await violations(page)).toEqual([]);
});

test("the form fits a window of 320 pixels, keeps its borders in forced colours, and is not printed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { form, field, button } = signUpOf(page);
  for (const path of ["/about", "/insights/podcasts", "/newsletter"]) {
    await page.goto(site + path);
    expect(await pageWidth(page)).toBe(320);
    for (const control of [field, button]) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.emulateMedia({ forcedColors: "active" });
    for (const control of [field, button])
      await expect(control).not.toHaveCSS("border-width", "0px");
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await expect(form).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
});

test("a site without the setting has no newsletter", async ({ page }) => {
  for (const path of ["/about", "/insights/podcasts"]) {
    await page.goto(path);
    await expect(signUpOf(page).form).toHaveCount(0);
  }
  expect((await page.request.get("/newsletter")).status()).toBe(404);
  // The build has no page and no style sheet for a newsletter. checks/optional-scripts.check.ts weighs the scripts.
  const files = globSync("**/*", { cwd: `${fixtureFolder("structure")}/site` });
  expect(files.filter((file) => file.includes("newsletter"))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused sign-up comes back with a message at its field; corrected, it leads to a page", async ({
    page,
  }) => {
    const { form, field, button } = signUpOf(page);
    await page.goto(`${site}/contact`);
    await field.fill("alan@localhost");
    await button.click();
    await expect(page).toHaveURL(`${site}/forms`);
    await expect(form.getByText("This was not sent")).toBeVisible();
    await expect(field).toHaveValue("alan@localhost");
    await expect(field).toHaveAccessibleDescription(/^Enter a whole email address/);
    await field.fill("alan@example.org");
    await button.click();
    await expect(page).toHaveURL(`${site}/newsletter/sent`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step.");
    expect(await subscribers()).toMatch(/news-letters {2}unconfirmed {2}alan@example\.org/);
    await page.goto(await linkTo("alan@example.org", "confirm"));
    await page.getByRole("button", { name: "Yes, sign me up" }).click();
    await expect(page).toHaveURL(`${site}/newsletter/confirmed`);
    expect(await subscribers()).toMatch(/ confirmed {2}alan@example\.org/);
  });
});
