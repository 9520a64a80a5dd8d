import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fixtureFolder } from "../set-up/fixture-site.ts";
import { buildSite, serveSite } from "../set-up/serve-site.ts";
import { APPLICATION, test as atRoot, expect } from "./forms/form-pages.ts";
import { open } from "./open-page.ts";

const SITE_URL = "https://www.firm.example/firm/site";

/** A build for a sub-path with the editor, served at its place. */
interface SubPathSite {
  folder: string;
  origin: string;
}

const test = atRoot.extend<object, { site: SubPathSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs
    async ({}, use) => {
      const editor = { EDITOR_BACKEND: "github", EDITOR_REPO: "our-firm/website" };
      const dist = await buildSite({ SITE_URL, ...editor });
      const site = await serveSite(dist);
      await use({ folder: join(dist, "site"), origin: site.origin });
      await site[Symbol.asyncDispose]();
      await rm(dist, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: ({ site }, use) => use(`${site.origin}/firm/site/`),
});
test.describe.configure({ mode: "serial" });

atRoot("every absolute address of a build at the root is answered", async ({ baseURL }) => {
  expect(
    await unanswered(
      `${fixtureFolder("structure")}/site`,
      "https://www.example.com",
      String(baseURL),
    ),
  ).toEqual([]);
});

test("every absolute address of a build below a sub-path is answered there", async ({ site }) => {
  expect(await unanswered(site.folder, SITE_URL, `${site.origin}/firm/site`)).toEqual([]);
});

/**
 * The absolute addresses of the site that a file of the site names and that the host does not answer.
 *
 * @param siteUrl the address for which the site was built
 * @param served the address at which it is served now
 */
async function unanswered(folder: string, siteUrl: string, served: string): Promise<string[]> {
  const { origin } = new URL(siteUrl);
  const pattern = new RegExp(`${RegExp.escape(origin)}[^\\s"'<>\\\\)]*`, "g");
  const found = new Map<string, string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(html|xml|txt|json|webmanifest)$/.test(name)) continue;
    const encoded = await readFile(join(folder, name), "utf8");
    const text = encoded.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
    for (const [address] of text.matchAll(pattern)) found.set(address, name);
  }
  expect(found.size).toBeGreaterThan(150);
  const answers = [...found].map(async ([address, name]) => {
    const path = address.slice(siteUrl.length);
    const isInside = address.startsWith(siteUrl) && /^(?:$|[/?#])/.test(path);
    const { status } = await fetch(served + path, { redirect: "manual" });
    // The document for unknown addresses has the status 404.
    const isAnswered = status === (path === "/404" ? 404 : 200);
    return isInside && isAnswered ? [] : [`${name}: ${address} answers ${status}`];
  });
  return (await Promise.all(answers)).flat();
}

test("below a sub-path links, pictures and the search lead to pages below it", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  await open(page, "./");
  await footer.getByRole("link", { name: "Leadership" }).click();
  await expect(page).toHaveURL(/:\d+\/firm\/site\/leadership$/);
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/:\d+\/firm\/site\/about$/);
  const images = page.locator("main img");
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
    await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  }
  expect(await images.count()).toBeGreaterThan(0);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("economist");
  await page.getByRole("dialog").getByRole("link", { name: "Economist" }).first().click();
  await expect(page).toHaveURL(/:\d+\/firm\/site\/careers\/economist$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Economist");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/:\d+\/firm\/site$/);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/firm\/site\/careers\/economist$/);
});

test("below a sub-path a slide stays in the address and a sent application returns to /careers", async ({
  page,
  form,
}) => {
  await open(page, "presentation?slide=7");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/:\d+\/firm\/site\/presentation\?slide=8$/);
  await form.open("careers/apply?position=economist");
  await form.send(APPLICATION);
  await expect(page).toHaveURL(/:\d+\/firm\/site\/careers$/);
  await expect(form.status).toContainText("Application submitted");
});

test("below a sub-path unknown addresses lead to the same pages as at the root", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.goto("insights/none");
  await expect(page).toHaveURL(/:\d+\/firm\/site\/insights$/);
  await page.goto("services/our-business-consulting");
  await expect(page).toHaveURL(/:\d+\/firm\/site\/services\/business-consulting$/);
  await page.goto("industries/our-healthcare-work");
  await expect(page).toHaveURL(/:\d+\/firm\/site\/industries\/healthcare$/);
  await page.goto("none");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
});

test("below a sub-path the editor of the built site starts, and asks for a token of the Git host", async ({
  page,
  allowConsole,
}) => {
  // The editor is a package. The policy of the site refuses the hosts that it asks for fonts and for news of its Git host.
  allowConsole(/cdn\.jsdelivr\.net|www\.githubstatus\.com/);
  // It stores preferences of the editor, which are not on /cookies.
  allowConsole(/sveltia-cms|database github:/);
  await page.goto("admin/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await expect(page.getByRole("alertdialog").getByRole("textbox")).toBeVisible();
});
