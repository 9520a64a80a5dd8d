import { globSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { fixtureFolder } from "../set-up/fixture-site.ts";
import { expect, test } from "./languages-site.ts";
import { open } from "./open-page.ts";

/* What a visitor of the site `languages` meets beside the texts of a page (product 20.15). */

const SITE = join(fixtureFolder("languages"), "site");

test.describe.configure({ timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with a browser that asks for German", () => {
  test.use({ locale: "de-DE" });

  test("the address alone decides the language, and no cookie is set", async ({ page }) => {
    for (const [path, language] of [
      ["/de/contact", "de"],
      ["/contact", "en-US"],
      ["/ar", "ar"],
      ["/", "en-US"],
    ] as const) {
      await open(page, path);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
    expect(await page.context().cookies()).toEqual([]);
  });
});

test("the footer and the drawer name each language in the language itself", async ({ page }) => {
  const languages = ["English", "العربية", "Deutsch"];
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/de/contact");
  const footer = page.getByRole("contentinfo").getByRole("navigation", { name: "Sprache" });
  await expect(footer.getByRole("link")).toHaveText(languages);
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  const drawer = page.getByRole("dialog", { name: "Menü" });
  for (const name of languages) await expect(drawer.getByRole("link", { name })).toBeVisible();
  await drawer.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL(/\/ar\/contact$/);
});

test("a form refuses and thanks in the language of its page", async ({ page }) => {
  await open(page, "/de/contact");
  const main = page.getByRole("main");
  const send = main.getByRole("button", { name: "Nachricht senden" });
  await send.click();
  await expect(main.getByText("Geben Sie einen Betreff ein").first()).toBeVisible();
  await main.getByLabel("Name", { exact: true }).fill("Ida Lang");
  await main.getByLabel("E-Mail", { exact: true }).fill("ida@firm.example");
  await main.getByLabel("Betreff", { exact: true }).fill("Frage");
  await main.getByLabel("Nachricht", { exact: true }).fill("Wo fangen wir an?");
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "Nachricht gesendet" })).toBeVisible();
});

/** Whether each icon of a part is mirrored. */
const areMirrored = (icons: Locator) =>
  icons
    .evaluateAll((all) => all.map((icon) => (icon as SVGSVGElement).getScreenCTM()?.a))
    .then((scales) => scales.map((scale = 0) => scale < 0));

test("arrows point, and the bars of a chart grow, as the language reads", async ({ page }) => {
  // The bars of a row and of a sum begin at the side where reading begins.
  for (const [prefix, isMirrored, row] of [
    ["", false, "With a sentence"],
    ["/ar", true, "في النهاية"],
  ] as const) {
    await open(page, `${prefix}/presentation`);
    const arrows = page.getByRole("main").locator("button svg.icon-sideways");
    expect(await areMirrored(arrows)).toEqual([isMirrored, isMirrored]);
    await open(page, `${prefix}/insights/articles/write-one-sentence`);
    const chart = page.getByRole("rowheader", { name: row }).locator("svg");
    const room = await chart.boundingBox();
    const bar = await chart.locator("rect").boundingBox();
    if (!room || !bar) throw new Error("the chart is not shown");
    const left = bar.x - room.x;
    const right = room.x + room.width - bar.x - bar.width;
    expect(isMirrored ? right : left).toBeCloseTo(0);
    expect(isMirrored ? left : right).toBeGreaterThan(1);
  }
});

/** Collects the names of the fonts that a page loads, such as `vazirmatn-arabic`. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    const name = new URL(request.url()).pathname.replace(/^.*\/|-wght-.*$/g, "");
    if (request.resourceType() === "font" && !fonts.includes(name)) fonts.push(name);
  });
  return fonts;
}

test("the font of an alphabet is loaded only by a page that shows its letters", async ({
  page,
}) => {
  const fonts = fontsOf(page);
  const show = (letters: string) =>
    page.getByRole("heading", { level: 1 }).evaluate((heading, letters) => {
      heading.textContent = letters;
    }, letters);
  const loaded = ["familjen-grotesk-latin"];
  const expectAnother = async (font: string) => {
    loaded.push(font);
    await expect.poll(() => fonts).toEqual(loaded);
  };
  await open(page, "/about");
  await open(page, "/de/about");
  await page.evaluate(() => document.fonts.ready.then(() => true));
  expect(fonts).toEqual(loaded);
  await show("Łódź");
  await expectAnother("familjen-grotesk-latin-ext");
  // A page in Greek or Russian links this sheet.
  const [sheet = ""] = globSync("assets/scripts-*.css", { cwd: SITE });
  await page.addStyleTag({ url: `/${sheet}` });
  await show("Über uns");
  await show("Μιλήστε μαζί μας");
  await expectAnother("manrope-greek");
  await show("Напишите нам");
  await expectAnother("manrope-cyrillic");
  await open(page, "/ar");
  await expectAnother("vazirmatn-arabic");
});
