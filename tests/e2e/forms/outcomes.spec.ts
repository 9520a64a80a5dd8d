import type { Page } from "@playwright/test";
import { STORED_KINDS, storageNameOf, storedKey } from "#app/base/stored-values.ts";
import { violations } from "../axe-violations.ts";
import { hydrated } from "../open-page.ts";
import { APPLICATION, CV, expect, MESSAGE, test } from "./form-pages.ts";

// What a page says after an action, and for how long: product 12.6 to 12.8.

const notice = (page: Page, words: string) =>
  page.getByRole("main").getByRole("status").filter({ hasText: words });

const SENT_MESSAGE = "Your message was sent.";
const SENT_APPLICATION = "Your application was sent.";

test("the page says that a message was sent until the visitor closes the notice or leaves", async ({
  page,
  form,
}) => {
  const sent = notice(page, SENT_MESSAGE);
  await form.open("/contact");
  await form.send(MESSAGE);
  await expect(sent).toBeVisible();
  await form.close.click();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(sent).toBeVisible();
  await expect(page.getByRole("link", { name: "Put it into your calendar" })).toBeVisible();
  // A second press on the empty form reports its empty fields.
  await form.button.click();
  await expect(form.summary).toBeVisible();
  await expect(sent).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await hydrated(page);
  await expect(form.field("Name")).toBeVisible();
  await expect(sent).toHaveCount(0);

  await form.send(MESSAGE);
  await expect(sent).toBeVisible();
  await page.locator("main form").getByRole("button", { name: "Close" }).click();
  await expect(sent).toHaveCount(0);
  await expect(form.button).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(form.button).toBeEnabled();
  await expect(sent).toHaveCount(0);
});

test("/careers says that an application was sent: the notice has the focus, and stays until it is closed or the visitor leaves", async ({
  page,
  form,
}) => {
  const sent = notice(page, SENT_APPLICATION);
  const main = page.getByRole("main");
  await form.open("/careers/apply?position=economist");
  await form.send(APPLICATION);
  await expect(form.status).toContainText("submitted successfully");
  // The visitor reloads at this moment.
  await page.reload();
  await expect(sent).toBeVisible();
  await expect(form.button).toBeDisabled();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(sent).toBeVisible();
  await expect(main.locator(":focus")).toContainText(SENT_APPLICATION);
  await page.reload();
  await expect(sent).toBeVisible();
  await main.getByRole("button", { name: "Close" }).click();
  await expect(sent).toHaveCount(0);
  await expect(main).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(sent).toHaveCount(0);

  await form.open("/careers/apply");
  await form.send(APPLICATION);
  await expect(page).toHaveURL(/\/careers$/);
  await expect(sent).toBeVisible();
  await main
    .getByRole("link", { name: /^Apply Now/ })
    .first()
    .click();
  await expect(form.button).toBeEnabled();
  await page.getByRole("link", { name: "Back to Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await hydrated(page);
  await expect(sent).toHaveCount(0);
});

test("a change of the position keeps the typed texts and the chosen CV, and so does Back", async ({
  page,
  form,
}) => {
  await form.open("/careers/apply?position=economist");
  await form.fill(APPLICATION);
  const positions = page.getByRole("navigation", { name: "Open positions" });
  const expectFilled = async (title: string) => {
    await expect(form.heading).toHaveText(`Apply for: ${title}`);
    await expect(positions.locator("[aria-current=true]")).toContainText(title);
    await form.expectTexts(APPLICATION);
    await expect(page.getByText(CV.name, { exact: true })).toBeVisible();
  };
  await positions.getByRole("link", { name: /Inside Sales/ }).click();
  await expect(page).toHaveURL(/\?position=inside-sales-consultant$/);
  await expectFilled("Inside Sales Consultant");
  await expect(positions.getByRole("status")).toContainText("Inside Sales Consultant");
  await page.goBack();
  await expectFilled("Economist");
});

test("screen readers announce the CV as required, and as invalid only after a failed attempt", async ({
  page,
  form,
}) => {
  await form.open("/careers/apply");
  const devtools = await page.context().newCDPSession(page);
  const invalid = async () => {
    const { root } = await devtools.send("DOM.getDocument");
    const selector = "input[type=file]";
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { nodes } = await devtools.send("Accessibility.getPartialAXTree", { nodeId });
    const field = nodes.find(({ name }) => name?.value.startsWith("CV/Resume"));
    return field?.properties?.find(({ name }) => name === "invalid")?.value.value;
  };
  expect(await invalid()).toBe("false");
  await expect(form.cv).toHaveAccessibleName("CV/Resume * Choose a file or drop it here");
  await expect(form.cv).toHaveAccessibleDescription("PDF or Word (max 5MB) required");
  await expect(form.cv).toHaveAttribute("required");
  await form.button.click();
  await expect(form.cv).toHaveAttribute("aria-invalid", "true");
  expect(await invalid()).toBe("true");
  await form.cv.setInputFiles(CV);
  await expect(form.cv).toHaveAccessibleName("CV/Resume * cv.pdf 0.25 MB");
  expect(await invalid()).toBe("false");
});

test("summary, field and toast give the same reason for a refused file", async ({ form }) => {
  await form.open("/careers/apply");
  await form.send({ ...APPLICATION });
  await expect(form.summary.getByRole("link")).toHaveText(["Choose a file with your CV"]);
  await form.refuseFile();
  const words = "“\u2068cv.txt\u2069” is neither PDF nor Word. Choose another file.";
  await expect(form.summary.getByRole("link")).toHaveText([words]);
  await expect(form.cv).toHaveAccessibleDescription(`${words} PDF or Word (max 5MB) required`);
  await form.button.click();
  await expect(form.alert).toContainText("CV is required");
  await expect(form.summary.getByRole("link")).toHaveText(["Choose a file with your CV"]);
  await expect(form.cv).toHaveAccessibleDescription(/^Choose a file with your CV/);
});

test("invalid data in the storage is dropped silently", async ({ page, form }) => {
  const kinds = STORED_KINDS.filter((kind) => kind !== "attribution");
  const names = ["", "contact", "application"];
  const keys = kinds.flatMap((kind) =>
    names.map((name) => ({ area: storageNameOf(kind), key: storedKey(kind, name) })),
  );
  const nonsense = [
    "{",
    "null",
    '"text"',
    "[1]",
    '{"texts":5,"sent":{"content":1,"key":"?"},"title":{},"variant":"x","storedAt":"x"}',
    '{"texts":{"name":{"a":1},"message":null},"sent":"x","opened":"x","key":[],"title":1}',
  ];
  await form.open("/contact");
  for (const value of nonsense) {
    for (const path of ["/contact", "/careers/apply", "/careers"]) {
      await page.evaluate(
        ([entries, text]) => {
          for (const { area, key } of entries) window[area].setItem(key, text);
        },
        [keys, value] as const,
      );
      await page.goto(path);
      await hydrated(page);
      await expect(form.toast).toHaveCount(0);
      await expect(form.heading).not.toContainText("Unexpected");
      await expect(page.locator("main [role=status]").filter({ hasText: /\S/ })).toHaveCount(0);
    }
  }
  await form.open("/contact");
  await form.expectTexts({ Name: "", Email: "", Subject: "", Message: "" });
  await form.send(MESSAGE);
  await expect(notice(page, SENT_MESSAGE)).toBeVisible();
});
