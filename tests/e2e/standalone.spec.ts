import { fixtureContent } from "../set-up/fixture-site.ts";
import { expect, MESSAGE, test } from "./forms/form-pages.ts";
import { FULL_SITE } from "./full-site.ts";
import { open } from "./open-page.ts";
import { type ReceivingSite, startReceivingSite } from "./receiving-site.ts";

// Pages that an editor composes from blocks. full-site.spec.ts visits each of them with axe and at 320 px.

const PAGE = "/events/every-block";
const SUBJECT = "Every block & more";
const { Subject: _subject, ...TYPED } = MESSAGE;

test.describe("a form on a page of its own", () => {
  test.use({ baseURL: FULL_SITE });

  test("states the page's subject, keeps a draft for this page alone, and is sent", async ({
    page,
    form,
  }) => {
    await form.open(PAGE);
    await expect(form.field("Subject")).toHaveValue(SUBJECT);
    const restored = page.getByRole("status").filter({ hasText: /still here/ });
    await page.reload();
    await expect(restored).toHaveCount(0);
    await form.fill(TYPED);
    await page.reload();
    await form.expectTexts({ ...TYPED, Subject: SUBJECT });
    await expect(restored).toBeVisible();
    await form.open("/contact");
    await form.expectTexts({ Name: "", Subject: "", Message: "" });
    await form.open(PAGE);
    await form.send({ ...TYPED, Subject: "Two seats" });
    await expect(form.status).toContainText("Message sent");
    await form.expectTexts({ Name: "", Subject: SUBJECT, Message: "" });
  });

  test("a link to a block leads to it, and the address of a page that has expired redirects", async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.getByRole("link", { name: "one to a part" }).click();
    await expect(page.getByRole("heading", { name: "Questions and answers" })).toBeInViewport();
    await page.goto("/events/autumn-dinner");
    await expect(page).toHaveURL(/\/events$/);
  });
});

test.describe("where the site receives its forms", () => {
  let receivingSite: ReceivingSite | undefined;
  /** The origin of the site. */
  let site: string;
  let enquiries: ReceivingSite["enquiries"];

  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    receivingSite = await startReceivingSite({ CONTENT_DIR: fixtureContent("full") });
    ({ origin: site, enquiries } = receivingSite);
  });
  test.afterAll(() => receivingSite?.stop());
  test.beforeEach(({ allowConsole }) => {
    allowConsole(new RegExp(`^request to another host: ${site}`));
  });

  test("a registration arrives with the subject of its page", async ({ form }) => {
    await form.open(`${site}${PAGE}`);
    await form.send(TYPED);
    await expect(form.status).toContainText("Message sent");
    expect(await enquiries("list")).toContain(SUBJECT);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("it arrives, too", async ({ page, form }) => {
      await page.goto(`${site}${PAGE}`);
      await form.send({ ...TYPED, Name: "Grace Hopper" });
      await expect(page).toHaveURL(/\/sent/);
      expect(await enquiries("list")).toContain("Grace Hopper");
    });
  });
});
