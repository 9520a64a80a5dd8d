import { type DeliveryServer, startDeliveryServer } from "../../set-up/delivery-server.ts";
import { expect, test } from "../fixtures.ts";
import { type EndpointSite, startEndpointSite } from "./endpoint-site.ts";
import {
  APPLICATION,
  CV,
  cvField,
  fill,
  MESSAGE,
  open,
  recordsOf,
  sendButton,
  summary,
  toast,
} from "./form-pages.ts";

// One after the other, in one worker: they share a build and a receiver.
test.describe.configure({ mode: "default" });

let receiver: DeliveryServer;
let site: EndpointSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
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
});

test.describe("forms that are delivered to an endpoint (specification, section 8; decision 17)", () => {
  test("a message arrives as JSON, and nothing is logged", async ({ page }) => {
    const records = recordsOf(page);
    await open(page, `${site.url}/contact`);
    await fill(page, MESSAGE);
    await sendButton(page).click();
    await expect(toast(page).getByRole("status")).toContainText("Message sent");
    expect([...receiver.records.values()].map((body) => JSON.parse(body))).toEqual([
      {
        form: "contact",
        name: MESSAGE.Name,
        email: MESSAGE.Email,
        subject: MESSAGE.Subject,
        message: MESSAGE.Message,
      },
    ]);
    expect(records).toEqual([]);
  });

  test("an application arrives with its file and its position, once, when the line broke", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    receiver.script.push({ kind: "drop" });
    await open(page, `${site.url}/careers/apply?position=economist`);
    await fill(page, APPLICATION);
    await cvField(page).setInputFiles(CV);
    await sendButton(page).click();
    await expect(toast(page).getByRole("status")).toContainText(
      "Application submitted successfully",
    );
    expect(receiver.attempts).toHaveLength(2);
    expect(receiver.records.size).toBe(1);
    const [body] = receiver.records.values();
    expect(body).toMatch(/name="position"\s+Economist/);
    expect(body).toMatch(/name="cv"; filename="cv.pdf"\s+Content-Type: application\/pdf/);
  });

  test("a refusal is said at once, and not tried again", async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    receiver.script.push({ kind: "answer", status: 422 });
    await open(page, `${site.url}/contact`);
    await fill(page, MESSAGE);
    await sendButton(page).click();
    await expect(toast(page).getByRole("alert")).toContainText(
      "There was a problem sending your message.",
    );
    await expect(summary(page)).toBeFocused();
    expect(receiver.attempts).toHaveLength(1);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(MESSAGE.Message);
  });

  test("offline it fails, and the same message can be sent later", async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
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

  test("a CV of more than 5 MB is refused before anything is sent (decision 16)", async ({
    page,
  }) => {
    await open(page, `${site.url}/careers/apply`);
    await fill(page, APPLICATION);
    await cvField(page).setInputFiles({ ...CV, buffer: Buffer.alloc(5 * 1024 ** 2 + 1) });
    await sendButton(page).click();
    await expect(cvField(page)).toHaveAccessibleDescription(/more than the 5 MB that we can take/);
    await expect(summary(page).getByRole("link")).toHaveText([/more than the 5 MB/]);
    expect(receiver.attempts).toEqual([]);
  });
});
