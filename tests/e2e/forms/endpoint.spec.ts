import { writeFile } from "node:fs/promises";
import { type DeliveryServer, startDeliveryServer } from "../../set-up/delivery-server.ts";
import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { type EndpointSite, startEndpointSite } from "./endpoint-site.ts";
import {
  APPLICATION,
  CV,
  cvField,
  expectTexts,
  fill,
  MESSAGE,
  recordsOf,
  send,
  sendButton,
  summary,
  toast,
} from "./form-pages.ts";

// One after the other, in one worker: they share a build and a receiver.
test.describe.configure({ mode: "default" });

let receiver: DeliveryServer;
let site: EndpointSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  receiver = await startDeliveryServer();
  site = await startEndpointSite(receiver.address);
});
test.afterAll(async () => {
  await site?.close();
  await receiver?.close();
});
test.beforeEach(({ allowConsole }) => {
  receiver.attempts.length = 0;
  receiver.records.clear();
  // The second site and the receiver are hosts of this test.
  allowConsole(new RegExp(`^request to another host: (${site.url}|${receiver.address})`));
  allowConsole(/Failed to load resource/);
});

test.describe("forms that are delivered to an endpoint (specification, section 8; decision 17)", () => {
  test("a message arrives as JSON, and nothing is logged", async ({ page }) => {
    const records = recordsOf(page);
    await open(page, `${site.url}/contact`);
    await send(page, MESSAGE);
    await expect(toast(page).getByRole("status")).toContainText("Message sent");
    const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE;
    expect([...receiver.records.values()].map((body) => JSON.parse(body))).toEqual([
      { form: "contact", name, email, subject, message },
    ]);
    expect(records).toEqual([]);
  });

  test("an application arrives with its file and its position, once, when the line broke", async ({
    page,
  }) => {
    receiver.script.push({ kind: "drop" });
    await open(page, `${site.url}/careers/apply?position=economist`);
    await send(page, APPLICATION);
    await expect(toast(page).getByRole("status")).toContainText(
      "Application submitted successfully",
    );
    expect(receiver.attempts).toHaveLength(2);
    expect(receiver.records.size).toBe(1);
    const [body] = receiver.records.values();
    expect(body).toMatch(/name="position"\s+Economist/);
    expect(body).toMatch(/name="cv"; filename="cv.pdf"\s+Content-Type: application\/pdf/);
  });

  for (const answer of [{ status: 422 }, { status: 302, headers: { Location: "/inbox/moved" } }]) {
    test(`a refusal is said at once, and not tried again (${answer.status})`, async ({ page }) => {
      receiver.script.push({ kind: "answer", ...answer });
      await open(page, `${site.url}/contact`);
      await send(page, MESSAGE);
      await expect(toast(page).getByRole("alert")).toContainText(
        "There was a problem sending your message.",
      );
      await expect(summary(page)).toBeFocused();
      expect(receiver.attempts).toHaveLength(1);
      await expectTexts(page, MESSAGE);
    });
  }

  test("offline it fails, and the same message can be sent later", async ({ page, context }) => {
    await open(page, `${site.url}/contact`);
    await fill(page, MESSAGE);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(toast(page).getByRole("alert")).toContainText("Error");
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(toast(page).getByRole("status")).toContainText("Message sent");
    expect(receiver.records.size).toBe(1);
  });

  test("a CV that is too large, empty or changed since is refused in words before anything is sent", async ({
    page,
  }, testInfo) => {
    const file = testInfo.outputPath("cv.pdf");
    await writeFile(file, "%PDF-1.7");
    await open(page, `${site.url}/careers/apply`);
    await fill(page, APPLICATION);
    for (const { cv, words } of [
      {
        cv: { ...CV, buffer: Buffer.alloc(5 * 1024 ** 2 + 1) },
        words: /5.01 MB, more than the 5 MB that we can take/,
      },
      { cv: { ...CV, buffer: Buffer.alloc(0) }, words: /is empty/ },
      { cv: file, words: /was changed or moved after you chose it/ },
    ]) {
      await cvField(page).setInputFiles(cv);
      if (cv === file) await writeFile(file, "%PDF-1.7 and more");
      await sendButton(page).click();
      await expect(cvField(page)).toHaveAccessibleDescription(words);
      await expect(summary(page).getByRole("link")).toHaveText([words]);
    }
    expect(receiver.attempts).toEqual([]);
  });
});
