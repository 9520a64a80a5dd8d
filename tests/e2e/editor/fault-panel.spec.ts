import { expect, type Page } from "@playwright/test";
import type { ContentEvent, ContentFault } from "../../../platform/site-definition.ts";
import { changedFiles, openEditor } from "./open-editor.ts";
import { test } from "./running-editor.ts";

test.describe.configure({ mode: "default", timeout: 300_000 });

const PARTNER = "content/leaders/mara-ellison.yaml";

function faultOf(file: string): ContentFault {
  return { file, field: "title", value: '"x"', remedy: "write another title" };
}

const HINT = faultOf("content/pages/about.yaml");

/** Puts a source of events into the page that the test itself feeds, in place of the preview server's. */
async function feedEvents(page: Page, url: string) {
  await page.addInitScript(() => {
    const source = new EventTarget();
    Object.assign(window, {
      testEvents: source,
      EventSource: class {
        addEventListener(name: string, listener: EventListener) {
          source.addEventListener(name, listener);
        }
      },
    });
  });
  await page.goto(`${url}/admin/#/collections`);
  // The folder that was chosen stays open.
  await page.reload();
  await page.getByRole("group", { name: "Content Library" }).waitFor();
  /** Sends the findings of a check to the editor. */
  return (event: Partial<ContentEvent>) => {
    const data = JSON.stringify({ check: 0, faults: [], hints: [], deleted: [], ...event });
    return page.evaluate((data) => {
      const { testEvents } = window as unknown as { testEvents: EventTarget };
      testEvents.dispatchEvent(new MessageEvent("message", { data }));
    }, data);
  };
}

test("what was said of a fault goes when it is corrected, although hints were closed before", async ({
  browser,
  editor,
}) => {
  const { page, close } = await openEditor(browser, editor.url);
  const send = await feedEvents(page, editor.url);
  const panel = page.getByRole("region", { name: "Faults in the content" });
  const status = panel.getByRole("status");
  const closeButton = panel.getByRole("button", { name: "Close" });
  await send({ hints: [HINT] });
  await expect(status).toHaveText("1 text is worth a look.");
  await closeButton.click();
  await expect(status).toBeEmpty();
  await send({ faults: [faultOf(PARTNER)], hints: [HINT] });
  await expect(status).toContainText("The content has 1 fault.");
  await expect(closeButton).toBeHidden();
  await send({ hints: [HINT] });
  await expect(status).toHaveText("The content has no faults.");
  await expect(panel.getByRole("listitem")).toHaveCount(0);
  await closeButton.click();
  await expect(status).toBeEmpty();
  await close();
});

test("a save is said to have a fault only by a check that began after it", async ({
  browser,
  editor,
}) => {
  const { page, complaints, open, field, save, close } = await openEditor(browser, editor.url);
  const send = await feedEvents(page, editor.url);
  const status = page.getByRole("region", { name: "Faults in the content" }).getByRole("status");
  // The server answers each request for a check with its number.
  const numbers = [7, 9];
  await page.route("**/@content-faults", (route) => route.fulfill({ json: numbers.shift() }));
  const change = async (title: string) => {
    await open("leaders/entries/mara-ellison");
    await field("title").getByRole("textbox").fill(title);
    await save();
  };
  await send({ check: 5, faults: [faultOf(PARTNER)] });
  await change("Founder");
  // This check may have read the file before it was saved.
  await send({ check: 6, faults: [faultOf(PARTNER)] });
  await expect(status).toHaveText(/^The content has 1 fault\./);
  await send({ check: 7, faults: [faultOf(PARTNER)] });
  await expect(status).toHaveText(
    /^You saved Partners › mara-ellison with 1 fault\. The content has 1 fault\./,
  );
  // The fault is corrected. Until a check has read that, nobody says that the save has a fault.
  await change("Partner and founder");
  await expect(status).toHaveText(/^The content has 1 fault\./);
  await send({ check: 8, faults: [faultOf(PARTNER)] });
  await expect(status).toHaveText(/^The content has 1 fault\./);
  await send({ check: 9 });
  await expect(status).toHaveText("The content has no faults.");
  expect(complaints).toEqual([]);
  await close();
});

test("a refused save lists what to correct above the form, with a link to each entry in a tab of its own", async ({
  browser,
  editor,
}) => {
  const { page, complaints, open, field, close } = await openEditor(browser, editor.url);
  const answer = { faults: [], faultsElsewhere: [HINT], hints: [] };
  await page.route("**/@unsaved-content", (route) => route.fulfill({ json: answer }));
  await open("leaders/entries/mara-ellison");
  await field("title").getByRole("textbox").fill("Founder");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button").click();
  const panel = page.getByRole("region", { name: "Faults in the content" });
  const link = panel.getByRole("link", { name: "Pages and files › About" });
  await expect(link).toHaveAttribute("href", "#/collections/single/entries/pages-about");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(panel.getByRole("status")).toContainText("Correct these first:");
  expect(await changedFiles(page)).toEqual({});
  expect(complaints).toEqual([]);
  await close();
});

test("the list beside a form is checked again when another entry was corrected elsewhere, and no late answer is shown", async ({
  browser,
  editor,
}) => {
  const opened = await openEditor(browser, editor.url, { hasPreview: true });
  const { page, complaints, open, field, close } = opened;
  const send = await feedEvents(page, editor.url);
  const ofOtherEntry = faultOf(HINT.file);
  // The first check is answered last.
  const { promise: isSecondAnswered, resolve: answerFirst } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route("**/@unsaved-content", async (route) => {
    requests += 1;
    const isFirstChange = requests === 2;
    const response = await route.fetch();
    const answer = await response.json();
    if (isFirstChange) await isSecondAnswered;
    const faultsElsewhere = requests === 1 || isFirstChange ? [ofOtherEntry] : [];
    await route.fulfill({ json: { ...answer, faultsElsewhere } });
  });
  await open("leaders/entries/mara-ellison");
  const status = page.getByTitle("Content Preview").contentFrame().getByRole("status");
  await expect(status).toContainText("This cannot be saved");
  // The other entry is corrected in another tab.
  await send({ check: 1, faults: [faultOf(PARTNER)] });
  await expect.poll(() => requests).toBe(2);
  await send({ check: 2 });
  await expect(status).toBeEmpty();
  const late = page.waitForResponse("**/@unsaved-content");
  answerFirst();
  await late;
  await field("title").getByRole("textbox").focus();
  await expect(status).toBeEmpty();
  expect(complaints).toEqual([]);
  await close();
});
