import { execFile } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { simpleParser } from "mailparser";
import { startProgram } from "../hosting/program.ts";
import { fixtureFolder } from "../set-up/fixture-site.ts";
import { findFreePort } from "../set-up/free-port.ts";
import { openMailServer } from "../set-up/mail-server.ts";
import { buildSite } from "../set-up/serve-site.ts";
import { violations } from "./axe-violations.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./open-page.ts";

// NEWSLETTER=on: from the sign-up to the list and away from it, on a site that takes its own forms.
test.describe.configure({ mode: "default" });

const run = promisify(execFile);
let folder: string;
let site: string;
let stop: () => Promise<void>;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
/** What `npm run enquiries -- subscribers` prints. */
let subscribers: () => Promise<string>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await findFreePort();
  mailServer = await openMailServer();
  site = `http://127.0.0.1:${port}`;
  const settings = { FORMS: "receive", NEWSLETTER: "on", HOST: "127.0.0.1", PORT: `${port}` };
  folder = await buildSite(settings);
  const env = {
    ...settings,
    NEWSLETTER_SECRET: "0123456789abcdef0123456789abcdef",
    SMTP_URL: mailServer.url,
    MAIL_FROM: "website@example.com",
    DATA_DIR: `${folder}/data`,
  };
  stop = await startProgram(process.execPath, ["receiver/receive.ts", folder], port, env);
  const command = ["receiver/enquiries.ts", "subscribers"];
  subscribers = async () =>
    (await run(process.execPath, command, { env: { ...process.env, ...env } })).stdout;
});
test.afterAll(async () => {
  await stop?.();
  await mailServer?.close();
  await rm(folder, { recursive: true });
});
test.beforeEach(({ allowConsole }) => {
  allowConsole(new RegExp(`^request to another host: ${site}`));
  // A sign-up that is refused, and a link that has expired.
  allowConsole(/status of (422|410)/);
});

/** The sign-up of a page: there is one. */
function signUpOf(page: Page) {
  const form = page.locator("form.sign-up");
  return {
    form,
    field: form.getByLabel("Your email address", { exact: true }),
    button: form.getByRole("button"),
    status: form.getByRole("status"),
  };
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

test("with scripts a sign-up is answered in place, confirmed by a button, and ended by another", async ({
  page,
}) => {
  const { field, button, status } = signUpOf(page);
  await page.goto(`${site}/about`);
  await hydrated(page);
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

test("a receiver that does not answer is not called a success", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.goto(`${site}/about`);
  await hydrated(page);
  await page.route(`${site}/forms`, (route) => route.abort());
  const { field, button, status } = signUpOf(page);
  await field.fill("grace@example.org");
  await button.click();
  await expect(status).toContainText("may not have arrived");
  await expect(field).toHaveValue("grace@example.org");
});

test("a list that is yet to come takes sign-ups of its own, and the footer has none beside it", async ({
  page,
}) => {
  // A button that is fading into its color is not measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { form, field, button, status } = signUpOf(page);
  await page.goto(`${site}/insights/podcasts`);
  await hydrated(page);
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

test("a site without the setting shows nothing of it", async ({ page }) => {
  for (const path of ["/about", "/insights/podcasts"]) {
    await page.goto(path);
    await expect(signUpOf(page).form).toHaveCount(0);
  }
  expect((await page.request.get("/newsletter")).status()).toBe(404);
  // Not a file of it is built: no page, no script, no style sheet.
  const files = globSync("**/*", { cwd: `${fixtureFolder("structure")}/site` });
  expect(files.filter((file) => /newsletter|answer-in-place/.test(file))).toEqual([]);
  const [script = ""] = globSync("site/assets/answer-in-place-*.js.br", { cwd: folder });
  expect(statSync(`${folder}/${script}`).size).toBeLessThan(1024);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a sign-up comes back with words at its field, is corrected and leads to a page", async ({
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
