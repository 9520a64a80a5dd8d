import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { storedKey } from "#app/base/stored-values.ts";
import { INKS, nightGround } from "../../app/features/artwork/inks.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated, open } from "./open-page.ts";

/** A page that opens with a picture on blue. The ground of its title is that of the picture. */
const PAGE = "/services/strategy-innovation";

const LOOKS = {
  light: { page: INKS.paper, picture: INKS.sky },
  dark: { page: nightGround("paper"), picture: nightGround("sky") },
} as const;

/** The visible colour 8 pixels inside an upper corner of an element, such as `#FFFFFF`. */
async function cornerOf(element: Locator, side: "left" | "right" = "left"): Promise<string> {
  await element.evaluate((found) => found.scrollIntoView({ behavior: "instant" }));
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const x = side === "left" ? box.x : box.x + box.width - 17;
  const { y } = box;
  // A picture of the whole element would take seconds where it is as tall as the page.
  const clip = { x: x + 8, y: y + 8, width: 1, height: 1 };
  const picture = await element.page().screenshot({ animations: "disabled", clip });
  const pixel = await sharp(picture).removeAlpha().raw().toBuffer();
  return `#${pixel.toString("hex").toUpperCase()}`;
}

const pictureOf = (page: Page) => page.locator("main img").first();
const nightSwitch = (page: Page) => page.getByRole("checkbox", { name: "Night edition" });

/** Expects the colours of an edition: of the page, its picture, the title's ground, and the browser's bars. */
async function expectEdition(page: Page, edition: keyof typeof LOOKS): Promise<void> {
  const look = LOOKS[edition];
  await expect.poll(() => cornerOf(page.locator("main section").first())).toBe(look.page);
  expect(await cornerOf(pictureOf(page), "right")).toBe(look.picture);
  expect(await cornerOf(page.locator("main"))).toBe(look.picture);
  const bars = page.locator("meta[name=theme-color]");
  const barColour = await bars.evaluateAll(
    (metas) => (metas as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content,
  );
  expect(barColour).toBe(look.page);
}

/** Records the colour of the page in every frame. */
function watchGrounds(): void {
  const grounds = new Set<string>();
  Object.assign(window, { grounds });
  const look = () => {
    if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const groundsOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);

for (const system of ["light", "dark"] as const) {
  const opposite = system === "light" ? "dark" : "light";

  test.describe(`where the system prefers ${system}`, () => {
    // A smooth scroll would still be under way when a pixel is read.
    test.use({ colorScheme: system, reducedMotion: "reduce" });

    test("a visitor's other choice holds on every page from the first frame on, and can be undone", async ({
      page,
      context,
    }) => {
      await open(page, PAGE);
      await expectEdition(page, system);
      await expect(nightSwitch(page)).toBeChecked({ checked: system === "dark" });
      const second = await context.newPage();
      await open(second, "/privacy");
      // A browser draws only the front tab, and a screenshot waits for a frame.
      await page.bringToFront();
      await nightSwitch(page).press(" ");
      await expectEdition(page, opposite);
      await expect(nightSwitch(second)).toBeChecked({ checked: opposite === "dark" });

      await page.addInitScript(watchGrounds);
      for (const go of [() => page.reload(), () => page.goto("/careers"), () => page.goto(PAGE)]) {
        await go();
        await hydrated(page);
        expect(await groundsOf(page)).toHaveLength(1);
        await expect(nightSwitch(page)).toBeChecked({ checked: opposite === "dark" });
      }
      await expectEdition(page, opposite);

      await nightSwitch(page).press(" ");
      await expectEdition(page, system);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

    test("paper is always day", async ({ page }) => {
      await page.addInitScript((key) => localStorage.setItem(key, "dark"), storedKey("scheme"));
      await open(page, PAGE);
      await page.emulateMedia({ media: "print" });
      // On paper the picture is a low strip, and a shape covers its left corner.
      expect(await cornerOf(pictureOf(page), "right")).toBe(LOOKS.light.picture);
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(15, 20, 32)");
    });
  });

  test.describe(`where the system prefers ${system}, without scripts`, () => {
    test.use({ colorScheme: system, javaScriptEnabled: false });

    test("the system decides, and no switch is shown", async ({ page }) => {
      await page.goto(PAGE);
      await expectEdition(page, system);
      await expect(nightSwitch(page)).toBeHidden();
    });
  });
}
