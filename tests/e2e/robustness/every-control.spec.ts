import type { Page } from "@playwright/test";
import { PLAIN_HOST } from "../../set-up/browser-flags.ts";
import { button, expectSlide, openDeck } from "../deck/open-deck.ts";
import { APPLICATION, CV, expect, type Form, MESSAGE, test } from "../forms/form-pages.ts";
import { open } from "../open-page.ts";

// Every control works in a browser that offers less: product 12.9.

/** Each step uses the controls of some pages and expects their results. */
const journeys: Record<string, (page: Page, form: Form) => Promise<void>> = {
  "header, footer and home": useHome,
  "lists, insights and feeds": useInsights,
  "presentation and brochure": useDeck,
  "contact form": useContactForm,
  "application form": useApplicationForm,
};

test.describe("on plain HTTP, by the name of a machine", () => {
  test.use({ baseURL: `http://${PLAIN_HOST}:${process.env.E2E_PORT}` });

  for (const [name, use] of Object.entries(journeys)) {
    test(`every control works: ${name}`, async ({ page, form, allowConsole }) => {
      // On plain HTTP the browser ignores these headers, and logs that.
      allowConsole(/Cross-Origin-Opener-Policy|Cross-Origin-Embedder-Policy/);
      allowConsole(/status of 404|404: no page at/);
      await use(page, form);
      expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([
        false,
        "undefined",
      ]);
    });
  }
});

test.describe("without storage, clipboard, share sheet and random ids", () => {
  test.beforeEach(({ page }) => page.addInitScript(removeInterfaces));

  for (const [name, use] of Object.entries(journeys)) {
    test(`every control works: ${name}`, async ({ page, form, allowConsole }) => {
      allowConsole(/status of 404|404: no page at/);
      await use(page, form);
    });
  }
});

test("nothing that throws leaves a form in 'Sending...'", async ({ page, form }) => {
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error("no random numbers");
    };
  });
  await form.open("/contact");
  await form.send(MESSAGE);
  await expect(form.alert).toContainText("There was a problem sending your message.");
  await expect(form.button).toHaveText("Send message");
  await expect(form.button).toBeEnabled();
  await form.expectTexts(MESSAGE);
});

function removeInterfaces(): void {
  for (const area of ["sessionStorage", "localStorage"]) {
    Object.defineProperty(window, area, {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  }
  for (const name of ["clipboard", "share"])
    Object.defineProperty(navigator, name, { value: undefined });
  Object.defineProperty(crypto, "randomUUID", { value: undefined });
}

async function useHome(page: Page): Promise<void> {
  await open(page, "/");
  const hero = page.getByRole("region", { name: "What we do" });
  await hero.getByRole("button", { name: /^Pause/ }).click();
  await hero.getByRole("button", { name: /^Message 3 / }).click();
  await expect(hero.getByRole("button", { name: /^Message 3 / })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const night = page.getByRole("banner").getByRole("checkbox", { name: "Night edition" });
  const before = await night.isChecked();
  await night.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-scheme", before ? "light" : "dark");

  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await menu.getByRole("button", { name: "Industries" }).click();
  await expect(menu.getByRole("link", { name: /^Healthcare/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  const search = page.getByRole("dialog", { name: "Search" });
  await search.getByRole("searchbox").fill("growth");
  await expect(search.locator("[data-results] a").first()).toBeVisible();
  const shortcut = search.getByRole("checkbox", { name: "Open with /" });
  await shortcut.uncheck();
  await expect(shortcut).not.toBeChecked();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(search).toBeHidden();

  const plans = page.getByRole("form", { name: "Do your plans agree?" });
  for (const group of await plans.getByRole("group").all())
    await group.getByRole("radio").first().check();
  await plans.getByRole("button").click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(/Our answers/);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("button", { name: "Industries" }).click();
  await drawer.getByRole("link", { name: /^Healthcare/ }).click();
  await expect(page).toHaveURL(/\/industries\/healthcare$/);
}

async function useInsights(page: Page): Promise<void> {
  await open(page, "/insights");
  const cards = page.getByRole("main").getByRole("article");
  await page.getByRole("button", { name: "Show more" }).click();
  expect(await cards.filter({ visible: true }).count()).toBeGreaterThan(6);
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  await filter.getByRole("link", { name: "Strategy" }).click();
  await expect(page).toHaveURL(/category=Strategy$/);
  await expect(filter.getByRole("link", { name: "Strategy" })).toHaveAttribute("aria-current");
  await cards.getByRole("link").first().click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const address = (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";
  await expect(page.getByRole("status").filter({ hasText: address })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
  await page.goto("/feeds/podcasts.xml");
  await page.waitForURL(/^blob:/);
  await page.goto("/insights");
}

async function useDeck(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { isPrinted: true });
  });
  const isPrinted = () => page.evaluate(() => "isPrinted" in window);
  await openDeck(page);
  await button(page, "Next").click();
  await expectSlide(page, 2);
  await button(page, "Previous").click();
  await expectSlide(page, 1);
  await button(page, "Overview").click();
  await expect(button(page, "Overview")).toHaveAttribute("aria-pressed", "true");
  await button(page, "Overview").click();
  const download = page.waitForEvent("download");
  await button(page, "Download Presentation").click();
  await download;
  await expect(page.getByText(/^Downloaded as /)).toBeVisible();
  await button(page, "Print / Save as PDF").click();
  await expect.poll(isPrinted).toBe(true);
  await open(page, "/brochure");
  await button(page, "Download Brochure").click();
  await expect.poll(isPrinted).toBe(true);
}

async function useContactForm(page: Page, form: Form): Promise<void> {
  await form.open("/contact");
  await form.button.click();
  await form.summary.getByRole("link").first().click();
  await expect(form.field("Name")).toBeFocused();
  await form.send(MESSAGE);
  await expect(form.status).toContainText("Message sent");
  await form.close.click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Put it into your calendar" }).click();
  await download;
  await page.locator("main form").getByRole("button", { name: "Close" }).click();
  await expect(form.button).toBeFocused();
}

async function useApplicationForm(page: Page, form: Form): Promise<void> {
  await form.open("/careers/apply?position=economist");
  await form.cv.setInputFiles(CV);
  await page.getByRole("button", { name: "Change" }).click();
  await form.fill(APPLICATION);
  const positions = page.getByRole("navigation", { name: "Open positions" });
  await positions.getByRole("link", { name: /Inside Sales/ }).click();
  await expect(form.heading).toHaveText("Apply for: Inside Sales Consultant");
  await form.button.click();
  await expect(form.status).toContainText("submitted successfully");
  await expect(page).toHaveURL(/\/careers(#sent)?$/);
  const main = page.getByRole("main");
  await expect(main.locator(":focus")).toContainText("Your application was sent.");
  await main.getByRole("button", { name: "Close" }).click();
  await expect(main).toBeFocused();
  await expect(page).toHaveURL(/\/careers$/);
}
