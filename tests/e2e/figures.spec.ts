import { globSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { FASTEST } from "../../receiver/spam-reasons.ts";
import { fixtureFolder } from "../set-up/fixture-site.ts";
import { violations } from "./axe-violations.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./open-page.ts";
import { type ReceivingSite, startReceivingSite } from "./receiving-site.ts";

// FIGURES=on: the reports of pages and the figures that the firm reads, on a site that receives its own forms.
test.describe.configure({ mode: "serial" });

// The receiver does not count browsers that say that they have no window.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36",
});

const PASSWORD = "0123456789abcdef";
/** Counts are written every five seconds. */
const WRITTEN = { timeout: 30_000 };

let receivingSite: ReceivingSite | undefined;
/** The origin of the site. */
let site: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  receivingSite = await startReceivingSite({ FIGURES: "on" }, { FIGURES_PASSWORD: PASSWORD });
  site = receivingSite.origin;
});
test.afterAll(() => receivingSite?.stop());
test.beforeEach(({ allowConsole }) => {
  allowConsole(new RegExp(`^request to another host: ${site}`));
});

/** The export of the figures page: `page,/about,1` and so on. */
async function counted(page: Page): Promise<string[]> {
  const credentials = Buffer.from(`firm:${PASSWORD}`).toString("base64");
  const headers = { Authorization: `Basic ${credentials}` };
  const answer = await page.request.get(`${site}/admin/figures?format=csv`, { headers });
  const [, ...rows] = (await answer.text()).trim().split("\n");
  return rows.map((row) => row.slice("2026-11-24,".length));
}

/** The reports that a page sends from now on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/forms/figures")) reports.push(request.postData() ?? "");
  });
  return reports;
}

test("a visitor who asks not to be tracked is not counted", async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const reports = reportsOf(page);
  await page.goto(`${site}/about`);
  await hydrated(page);
  // The reports of a page leave before those of the page that follows it.
  await page.goto(`${site}/brochure`);
  await hydrated(page);
  expect(reports).toEqual([]);
  expect(await counted(page)).toEqual([]);
});

test("a view, a campaign and a sent form are counted, and nothing stays in the browser", async ({
  page,
  context,
}) => {
  await page.goto(`${site}/contact?utm_source=linkedin&utm_campaign=spring`);
  await hydrated(page);
  // A form that is sent sooner counts as spam, and spam is not a goal.
  await wait(FASTEST);
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.getByLabel("Email", { exact: true }).fill("ada@example.org");
  await page.getByLabel("Subject", { exact: true }).fill("Growth");
  await page.getByLabel("Message", { exact: true }).fill("Where do we start?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent", { exact: true })).toBeVisible();
  await expect
    .poll(() => counted(page), WRITTEN)
    .toEqual([
      "page,/contact,1",
      "host,(no other site),1",
      "campaign,linkedin / – / spring,1",
      "goal,form contact,1",
    ]);
  await page.goto(`${site}/about`);
  const stores = await page.evaluate(() => [...Object.keys(localStorage), document.cookie]);
  expect(stores).toEqual([""]);
  expect(await context.cookies()).toEqual([]);
});

test("the firm reads the figures beside the editor, with a password", async ({
  browser,
  page,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  expect((await page.goto(`${site}/admin/figures/`))?.status()).toBe(401);
  const context = await browser.newContext({
    httpCredentials: { username: "firm", password: PASSWORD },
  });
  const figures = await context.newPage();
  await figures.goto(`${site}/admin/figures/`);
  await expect(figures).toHaveURL(`${site}/admin/figures`);
  await expect(figures.getByRole("row", { name: "linkedin / – / spring 1" })).toBeVisible();
  await figures.getByLabel("By").selectOption("month");
  await figures.getByRole("button", { name: "Show" }).click();
  await expect(figures.getByRole("heading", { name: "By month" })).toBeVisible();
  await figures.setViewportSize({ width: 320, height: 640 });
  expect(await figures.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(figures)).toEqual([]);
  await context.close();
});

test("a site without the setting reports nothing, and has no script that could", async ({
  page,
}) => {
  const reports = reportsOf(page);
  await page.goto("/about");
  await hydrated(page);
  await page.goto("/contact");
  await hydrated(page);
  expect(reports).toEqual([]);
  const cwd = `${fixtureFolder("structure")}/site/assets`;
  const scripts = globSync("*.js", { cwd }).map((file) => readFileSync(`${cwd}/${file}`, "utf8"));
  expect(scripts.join("")).not.toContain("sendBeacon");
});
