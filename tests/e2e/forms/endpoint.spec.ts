import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { stopper } from "../../../hosting/graceful-stop.ts";
import { listen } from "../../../hosting/listen.ts";
import { createSiteServer } from "../../../hosting/site-server.ts";
import { type DeliveryServer, startDeliveryServer } from "../../set-up/delivery-server.ts";
import { APPLICATION, CV, expect, MESSAGE, test } from "./form-pages.ts";

// Forms that are delivered to an endpoint: specification, section 8; decision 17.
// One after the other, in one worker: they share a receiver, and a build made as an operator does.
test.describe.configure({ mode: "default" });

let receiver: DeliveryServer;
let folder: string;
let site: string;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  receiver = await startDeliveryServer();
  // Inside the project: a build finds its packages from where it stands.
  await mkdir("test-results", { recursive: true });
  folder = await mkdtemp("test-results/endpoint-site-");
  const delivery = { VITE_FORM_DELIVERY: "endpoint", VITE_FORM_ENDPOINT: receiver.address };
  const env = { ...process.env, ...delivery };
  await promisify(execFile)(process.execPath, ["build/main.ts", folder], { env });
  const server = createSiteServer(folder);
  stop = stopper(server);
  site = `http://localhost:${await listen(server, { port: 0, host: "localhost" })}`;
});
test.afterAll(async () => {
  await stop?.();
  await receiver?.close();
  await rm(folder, { recursive: true });
});
test.beforeEach(({ allowConsole }) => {
  receiver.attempts.length = 0;
  receiver.records.clear();
  // The second site and the receiver are hosts of this test.
  allowConsole(new RegExp(`^request to another host: (${site}|${receiver.address})`));
  allowConsole(/Failed to load resource/);
});

test("a message arrives as JSON, and nothing is logged", async ({ form }) => {
  const records = form.records();
  await form.open(`${site}/contact`);
  await form.send(MESSAGE);
  await expect(form.status).toContainText("Message sent");
  const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE;
  expect([...receiver.records.values()].map((body) => JSON.parse(body))).toEqual([
    { form: "contact", name, email, subject, message },
  ]);
  expect(records).toEqual([]);
});

test("an application arrives with its file and position, once, when the line broke", async ({
  form,
}) => {
  receiver.script.push({ kind: "drop" });
  await form.open(`${site}/careers/apply?position=economist`);
  await form.send(APPLICATION);
  await expect(form.status).toContainText("Application submitted successfully");
  expect(receiver.attempts).toHaveLength(2);
  expect(receiver.records.size).toBe(1);
  const [body] = receiver.records.values();
  expect(body).toMatch(/name="position"\s+Economist/);
  expect(body).toMatch(/name="cv"; filename="cv.pdf"\s+Content-Type: application\/pdf/);
});

test("a refusal, or no connection, is said at once; the same message can be sent later", async ({
  form,
  context,
}) => {
  await form.open(`${site}/contact`);
  await form.fill(MESSAGE);
  for (const answer of [{ status: 422 }, { status: 302, headers: { Location: "/inbox/moved" } }]) {
    receiver.script.push({ kind: "answer", ...answer });
    await form.button.click();
    await expect(form.alert).toContainText("There was a problem sending your message.");
    await expect(form.summary).toBeFocused();
    await form.expectTexts(MESSAGE);
    await form.close.click();
  }
  expect(receiver.attempts).toHaveLength(2);
  await context.setOffline(true);
  await form.button.click();
  await expect(form.alert).toContainText("Error");
  await context.setOffline(false);
  await form.button.click();
  await expect(form.status).toContainText("Message sent");
  expect(receiver.records.size).toBe(1);
});

test("a CV that is too large, empty or changed since is refused before it is sent", async ({
  form,
}, testInfo) => {
  const file = testInfo.outputPath("cv.pdf");
  await writeFile(file, "%PDF-1.7");
  await form.open(`${site}/careers/apply`);
  await form.fill(APPLICATION);
  const ofSize = (bytes: number) => ({ ...CV, buffer: Buffer.alloc(bytes) });
  for (const [cv, words] of [
    [ofSize(5 * 1024 ** 2 + 1), /5.01 MB, more than the 5 MB that we can take/],
    [ofSize(0), /is empty/],
    [file, /was changed or moved after you chose it/],
  ] as const) {
    await form.cv.setInputFiles(cv);
    if (cv === file) await writeFile(file, "%PDF-1.7 and more");
    await form.button.click();
    await expect(form.cv).toHaveAccessibleDescription(words);
    await expect(form.summary.getByRole("link")).toHaveText([words]);
  }
  expect(receiver.attempts).toEqual([]);
});
