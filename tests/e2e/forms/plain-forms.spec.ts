import { holdModules, hydrated, MODULES } from "../open-page.ts";
import { test } from "./delivered-site.ts";
import { APPLICATION, expect, MESSAGE } from "./form-pages.ts";

// Forms that are delivered work without scripts too.
test.describe.configure({ mode: "default" });

test("messages that came with the page stay through hydration, and go when the field is corrected", async ({
  page,
  form,
  site,
}) => {
  const release = await holdModules(page);
  await page.route(`${site}/contact`, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html
      .replace(/hidden="" (id="[^"]*" )?(data-error-for="email"[^>]*>)/, "$1$2No such address.")
      .replace(/(<section[^>]*) hidden=""/, "$1")
      .replace(/(<p data-problem-note[^>]*>)/, "$1Not yet.")
      .replace(
        /(<ul data-problem-list[^>]*>)/,
        '$1<li><a href="#contact-email">No such address.</a></li>',
      )
      .replace(
        /(<input[^>]*)(id="contact-email"|name="email")/,
        '$1 value="ada@none" aria-invalid="true" $2',
      );
    await route.fulfill({ body, contentType: "text/html" });
  });
  await page.goto(`${site}/contact`);
  const slot = await page.locator("[data-error-for=email]").elementHandle();
  release();
  await hydrated(page);
  // The element is the same as before hydration.
  expect(await slot?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(form.field("Email")).toHaveValue("ada@none");
  await expect(form.field("Email")).toHaveAccessibleDescription("No such address.");
  await expect(form.summary).toContainText("Not yet.");
  await form.field("Email").fill("ada@example.com");
  await expect(form.field("Email")).toHaveAccessibleDescription("");
  await expect(form.summary.getByRole("link")).toHaveCount(0);
});

test("if its scripts do not arrive, a form says that it works without them, and it does", async ({
  page,
  form,
  site,
  receiver,
}) => {
  await page.route(MODULES, (route) => route.abort());
  for (const [path, texts] of [
    ["/contact", MESSAGE],
    ["/careers/apply", APPLICATION],
  ] as const) {
    await page.goto(`${site}${path}`);
    await form.send(texts);
    const words = page.getByRole("alert").filter({ hasText: "The form works without it" });
    await expect(words).toBeVisible();
    await expect(words.getByRole("link")).toHaveCount(0);
    expect(receiver.attempts).toEqual([]);
    await form.expectTexts(texts);
    // Only a script can read the position from the address, so the form asks for it.
    if (path !== "/contact")
      await expect(page.getByLabel("Position", { exact: true })).toBeVisible();
    await form.button.click();
    await expect(page).toHaveURL(`${site}${path}/sent`);
    expect(receiver.attempts.splice(0)).toHaveLength(1);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both forms are sent by the browser, and a page says that they have arrived", async ({
    page,
    form,
    site,
    receiver,
  }) => {
    await page.goto(`${site}/contact`);
    await expect(page.getByText(/needs JavaScript/)).toHaveCount(0);
    await form.send(MESSAGE);
    await expect(page).toHaveURL(`${site}/contact/sent`);
    await expect(form.heading).toContainText("Thank you");
    await page.goto(`${site}/careers/apply?position=economist`);
    await page.getByLabel("Position", { exact: true }).selectOption("Economist");
    await form.send(APPLICATION);
    await expect(page).toHaveURL(`${site}/careers/apply/sent`);
    const [message, application] = [...receiver.records.values()];
    expect(Object.fromEntries(new URLSearchParams(message))).toMatchObject({
      form: "contact",
      name: MESSAGE.Name,
      website: "",
    });
    for (const [name, value] of [
      ["form", "application"],
      ["position", "Economist"],
      ["website", ""],
    ]) {
      expect(application).toMatch(new RegExp(`name="${name}"\\s+${value}`));
    }
    expect(application).toMatch(/name="cv"; filename="cv.pdf"\s+Content-Type: application\/pdf/);
  });

  test("the field that traps robots is hidden from everybody; the browser checks the other fields", async ({
    page,
    form,
    site,
    receiver,
  }) => {
    for (const path of ["/contact", "/careers/apply"]) {
      await page.goto(`${site}${path}`);
      await expect(page.getByRole("textbox", { name: /empty/ })).toHaveCount(0);
      const tabStops: (string | null)[] = [];
      await page.locator("main form select:visible, #contact-name").first().focus();
      while (!tabStops.includes("submit")) {
        await page.keyboard.press("Tab");
        const focused = page.locator(":focus");
        tabStops.push((await focused.getAttribute("name")) ?? (await focused.getAttribute("type")));
      }
      expect(tabStops).not.toContain("website");
      await form.button.click();
      await expect(page).toHaveURL(`${site}${path}`);
      expect(receiver.attempts).toEqual([]);
    }
  });
});
