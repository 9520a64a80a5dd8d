import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated, open, openFrozen } from "../open-page.ts";
import {
  APPLICATION,
  CV,
  cvField,
  expectTexts,
  FORMS,
  field,
  fill,
  MESSAGE,
  send,
  sendButton,
  summary,
  toast,
} from "./form-pages.ts";

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

async function leave(page: Page) {
  await entry(page, "About").click();
  await expect(page).toHaveURL(/\/about$/);
}

test.describe("nothing typed is lost", () => {
  test("on a reload, on going to another page and back, by link and by history", async ({
    page,
  }) => {
    await open(page, "/contact");
    await fill(page, MESSAGE);
    await page.reload();
    await expectTexts(page, MESSAGE);
    await leave(page);
    await page.goBack();
    await expectTexts(page, MESSAGE);
    await leave(page);
    await entry(page, "Contact").click();
    await expectTexts(page, MESSAGE);
  });

  test("of an application either, its file excepted", async ({ page }) => {
    await open(page, "/careers/apply");
    const texts = { ...APPLICATION, "Cover Letter (optional)": "Dear all" };
    await fill(page, texts);
    await cvField(page).setInputFiles(CV);
    await page.getByRole("link", { name: "Back to Careers" }).click();
    await expect(page).toHaveURL(/\/careers$/);
    await page.goBack();
    await expectTexts(page, texts);
    await expect(cvField(page)).toHaveValue("");
  });

  test("but what was sent is gone", async ({ page }) => {
    await openFrozen(page, "/contact");
    await send(page, MESSAGE);
    await page.clock.runFor(1000);
    await expect(toast(page)).toBeVisible();
    await leave(page);
    await page.goBack();
    await page.clock.resume();
    await hydrated(page);
    await expect(field(page, "Name")).toHaveValue("");
  });

  test("whoever leaves before it has arrived is asked first, and finds it again", async ({
    page,
  }) => {
    await openFrozen(page, "/contact");
    await send(page, MESSAGE);
    await expect(sendButton(page)).toBeDisabled();
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await leave(page);
    expect(questions).toEqual(["beforeunload"]);
    await page.goBack();
    await page.clock.resume();
    await expectTexts(page, MESSAGE);
  });

  test("when the browser forbids storage: the form works without a draft", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await openFrozen(page, "/contact");
    await send(page, MESSAGE);
    await page.clock.runFor(1000);
    await expect(toast(page)).toContainText("Message sent");
  });
});

test.describe("before the scripts have arrived", () => {
  /** Holds back every script that the page asks for until `release` is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  /** Changes the page as translators, password managers and blockers do. */
  async function alter(page: Page) {
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode);
      for (const node of nodes) {
        const font = document.createElement("font");
        node.parentNode?.replaceChild(font, node);
        font.append(node);
      }
      for (const input of document.querySelectorAll("input")) {
        input.after(document.createElement("x-icon"));
        input.setAttribute("data-manager", "1");
      }
      for (const link of document.querySelectorAll("footer a, main form a")) link.remove();
    });
  }

  for (const { path, texts } of FORMS) {
    test(`typed texts and a chosen file stay, also in a page that was altered: ${path}`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      await fill(page, texts);
      if (texts === APPLICATION) await cvField(page).setInputFiles(CV);
      await alter(page);
      await page.keyboard.type("!");
      release();
      await hydrated(page);
      await page.keyboard.type("?");
      const [last = "", text] = Object.entries(texts).at(-1) ?? [];
      await expectTexts(page, { ...texts, [last]: `${text}!?` });
      if (texts === APPLICATION) await expect(page.getByText("cv.pdf")).toBeVisible();
      await alter(page);
      await fill(page, { [path === "/contact" ? "Name" : "Full Name *"]: "" });
      await sendButton(page).click();
      await expect(summary(page).getByRole("heading")).toHaveText("Please correct one field");
    });
  }

  test("a submit is kept and done afterwards; nothing goes into the address", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/contact");
    await field(page, "Name").fill("Ada");
    await field(page, "Name").press("Enter");
    await expect(page).toHaveURL(/\/contact$/);
    release();
    await expect(summary(page).getByRole("heading")).toHaveText("Please correct 3 fields");
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("Send is answered in words within 3 seconds when they hang, at once when they are refused", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    const words = page.getByRole("alert").filter({ hasText: "did not arrive" });
    await page.clock.install();
    await holdScripts(page);
    await page.goto("/contact");
    await send(page, MESSAGE);
    await expect(words).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(words).toBeVisible();
    await expect(words.getByRole("link")).toBeVisible();
    await expectTexts(page, MESSAGE);

    await page.unrouteAll();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/careers/apply");
    await send(page, APPLICATION);
    await expect(words).toBeVisible();
  });
});

test.describe("without scripts the forms tell the truth", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, email } of [
    { path: "/contact", email: "hello@example.com" },
    { path: "/careers/apply", email: "careers@example.com" },
  ]) {
    test(`${path} shows no form, but mail and telephone`, { tag: "@both" }, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("main form")).toBeHidden();
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
      const main = page.locator("main");
      await expect(main.locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    });
  }
});

test("a policy that refuses all scripts is as good as none: mail and telephone are shown", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content.Security.Policy/);
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto("/contact");
  await expect(page.locator("main form")).toBeHidden();
  await expect(page.getByText(/needs JavaScript/)).toBeVisible();
});
