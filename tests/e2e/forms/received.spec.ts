import { readFile } from "node:fs/promises";
import { hydrated } from "../open-page.ts";
import { type ReceivingSite, startReceivingSite } from "../receiving-site.ts";
import { APPLICATION, CV, expect, MESSAGE, test } from "./form-pages.ts";

// FORMS=receive: site and receiver in one process, from the build to the firm's list of enquiries.
test.describe.configure({ mode: "default" });

let receivingSite: ReceivingSite | undefined;
/** The origin of the site. */
let site: string;
let enquiries: ReceivingSite["enquiries"];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  receivingSite = await startReceivingSite({ RETENTION_DAYS: "30", ATTRIBUTION: "on" });
  ({ origin: site, enquiries } = receivingSite);
});
test.afterAll(() => receivingSite?.stop());
test.beforeEach(({ allowConsole }) => {
  allowConsole(new RegExp(`^request to another host: ${site}`));
  // The fixture compares with /cookies of another site. A test below checks that /cookies of this site names the entry.
  allowConsole(/not named on \/cookies: sessionStorage site:attribution$/);
  // The browser logs the answer to a form that is refused.
  allowConsole(/status of 422/);
});

test("the privacy policy says what happens to a form, on this site and where sending is simulated", async ({
  page,
}) => {
  const text = page.locator("main");
  await page.goto(`${site}/privacy`);
  await expect(text).toContainText("deletes a message 30 days and an application 365 days after");
  await expect(text).not.toContainText("demonstration");
  await page.goto("/privacy");
  await expect(text).toContainText("Both forms run in demonstration mode.");
  await expect(text).not.toContainText("kept there");
});

test("a message records where its visitor came from, and the legal pages say so", async ({
  page,
  form,
}) => {
  const ad = `${site}/services?utm_source=linkedin&utm_campaign=spring&gclid=secret`;
  await page.goto(ad, { referer: "https://www.linkedin.com/feed/update" });
  // The first page of a session counts.
  await form.open(`${site}/contact?utm_source=other`);
  await form.send({ ...MESSAGE, Subject: "By an ad" });
  await expect(form.status).toContainText("Message sent");
  const [newest = ""] = (await enquiries("list")).split("\n");
  expect(newest).toContain("[from linkedin, spring]");
  const [number = ""] = newest.trim().split(" ");
  const shown = await enquiries("show", number);
  expect(shown).toContain("landing: /services");
  expect(shown).toContain("referrer: www.linkedin.com");
  expect(shown).not.toContain("secret");

  const main = page.locator("main");
  for (const [path, words] of [
    ["/privacy", "the site also sends where you came from"],
    ["/cookies", "site:attribution"],
  ] as const) {
    await page.goto(`${site}${path}`);
    await expect(main).toContainText(words);
    // The same page of a site without the setting, which records nothing.
    await page.goto(`${path}?utm_source=linkedin`);
    await expect(main).not.toContainText(words);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  }
});

test("the firm can read a message that scripts have sent", async ({ form }) => {
  await form.open(`${site}/contact`);
  await form.send({ ...MESSAGE, Subject: "By scripts" });
  await expect(form.status).toContainText("Message sent");
  expect(await enquiries("list")).toContain("By scripts");
});

test("a refused form that came back as a page works with scripts", async ({ page, form }) => {
  await form.open(`${site}/contact`);
  await form.fill({ ...MESSAGE, Name: " ", Subject: "Half by scripts" });
  // The browser does the same without scripts.
  await page.locator("main form").evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(`${site}/forms`);
  await hydrated(page);
  await expect(form.field("Name")).toHaveAccessibleDescription("Enter your name");
  await form.expectTexts({ ...MESSAGE, Name: " ", Subject: "Half by scripts" });
  await form.field("Name").fill("Ada");
  await expect(form.summary).toBeHidden();
  await form.button.click();
  await expect(form.status).toContainText("Message sent");
  expect(await enquiries("list")).toContain("Half by scripts");
  for (const label of Object.keys(MESSAGE)) await expect(form.field(label)).toHaveValue("");
});

test("a refused application that came back works with scripts, for the same position", async ({
  page,
  form,
}) => {
  const note = page.locator("main form p").filter({ hasText: "Privacy Policy" });
  await form.open(`${site}/careers/apply`);
  await form.fill(APPLICATION);
  const words = (await note.textContent()) ?? "";
  await page.locator("main form").evaluate((element: HTMLFormElement) => {
    (element.elements.namedItem("position") as HTMLSelectElement).value = "Economist";
    element.submit();
  });
  await expect(page).toHaveURL(`${site}/forms`);
  await hydrated(page);
  await expect(note).toHaveText(words);
  // Hydration has kept the element, so it still has the focus.
  await expect(form.summary).toBeFocused();
  await form.cv.setInputFiles({ ...CV, buffer: Buffer.from("%PDF-1.7\n") });
  await form.button.click();
  await expect(form.status).toContainText("Application submitted");
  expect((await enquiries("list")).split("\n")[0]).toContain("Economist");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused message comes back with its texts and the reason, is corrected and sent", async ({
    page,
    form,
  }) => {
    const message = { ...MESSAGE, Subject: "Without scripts", Message: "Two\nlines & <b>more</b>" };
    await page.goto(`${site}/contact`);
    await form.send({ ...message, Name: "\u200b" });
    await expect(form.summary.getByRole("heading")).toHaveText("Your message was not sent");
    await expect(form.summary).toBeFocused();
    await expect(form.field("Name")).toHaveAccessibleDescription("Enter your name");
    await form.expectTexts({ ...message, Name: "\u200b" });
    await form.summary.getByRole("link", { name: "Enter your name" }).click();
    await expect(form.field("Name")).toBeFocused();
    await form.field("Name").fill("Ada");
    await form.button.click();
    await expect(page).toHaveURL(new RegExp(`^${site}/contact/sent\\?at=\\d+$`));
    expect(await enquiries("list")).toContain("Without scripts");
    const sent = new URL(page.url()).searchParams.get("at");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Put it into your calendar" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain(`UID:reply-${sent}@`);
    expect((await download).suggestedFilename()).toBe("reply.ics");
  });

  test("the address of a refused form leads to the empty form when it is opened again", async ({
    page,
    form,
  }) => {
    await page.goto(`${site}/contact`);
    await form.send({ ...MESSAGE, Name: "\u200b" });
    await expect(page).toHaveURL(`${site}/forms`);
    await page.goto(`${site}/forms`);
    await expect(page).toHaveURL(`${site}/contact`);
  });

  test("answers about the plans travel with the message", async ({ page, form }) => {
    await page.goto(`${site}/`);
    const plans = page.getByRole("form", { name: "Do your plans agree?" });
    for (const group of await plans.getByRole("group").all())
      await group.getByRole("radio").nth(1).check();
    await plans.getByRole("button").click();
    await expect(page.getByText(/your answers are sent along/)).toBeVisible();
    await form.send({ ...MESSAGE, Subject: "Our plans" });
    await expect(page).toHaveURL(/\/contact\/sent/);
    const [newest = ""] = (await enquiries("list")).split("\n");
    const [number = ""] = newest.trim().split(" ");
    const message = await enquiries("show", number);
    expect(message).toContain("Our plans");
    expect(message).toContain(MESSAGE.Message.split("\n")[1]);
    expect(message).toMatch(/Our answers to your three questions:\s+Whom do you sell to\? /);
  });

  test("an application keeps its position and letter, and asks for the CV again", async ({
    page,
    form,
  }) => {
    const texts = { ...APPLICATION, "Cover Letter (optional)": "Dear all" };
    const position = page.getByLabel("Position", { exact: true });
    await page.goto(`${site}/careers/apply`);
    await position.selectOption("Economist");
    await form.fill({ ...texts, "Email Address *": "ada@localhost" });
    await form.cv.setInputFiles({ ...CV, buffer: Buffer.from("%PDF-1.7\n") });
    await form.button.click();
    await expect(form.field("Email Address *")).toHaveAccessibleDescription(
      "Invalid email address",
    );
    await expect(position).toHaveValue("Economist");
    await form.expectTexts({ ...texts, "Email Address *": "ada@localhost" });
    await form.fill(texts);
    await form.cv.setInputFiles({ ...CV, buffer: Buffer.from("%PDF-1.7\n") });
    await form.button.click();
    await expect(page).toHaveURL(`${site}/careers/apply/sent`);
    expect(await enquiries("list")).toContain("Economist");
  });
});
