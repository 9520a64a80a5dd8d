import { writeFile } from "node:fs/promises";
import { test } from "./delivered-site.ts";
import { APPLICATION, CV, expect, MESSAGE } from "./form-pages.ts";

// Forms that are delivered to an endpoint: product 10.4, 10.5, 11.11, 11.12 and 12.1.
// The tests run one after the other in one worker, because they share a build and a receiver.
test.describe.configure({ mode: "default" });

test("a message arrives as JSON, and nothing is logged", async ({ form, site, receiver }) => {
  const records = form.records();
  await form.open(`${site}/contact`);
  await form.send(MESSAGE);
  await expect(form.status).toContainText("Message sent");
  const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE;
  const opened = expect.stringMatching(/^\d{13}$/);
  expect([...receiver.records.values()].map((body) => JSON.parse(body))).toEqual([
    { form: "contact", partner: "", name, email, subject, message, opened, website: "" },
  ]);
  expect(records).toEqual([]);
});

test("an application arrives once, with its file and position, although the connection broke", async ({
  form,
  site,
  receiver,
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

test("a refusal and a missing connection are reported at once; the same message can be sent later", async ({
  form,
  context,
  site,
  receiver,
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
  site,
  receiver,
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

test("the receiver's messages appear at the fields and above the form; nothing typed is lost", async ({
  form,
  site,
  receiver,
}) => {
  const wrong = { email: "Nobody answers at this address.", message: "Too long." };
  receiver.script.push(
    { kind: "answer", status: 422, body: { errors: wrong } },
    { kind: "answer", status: 429, body: { message: "Too many messages." } },
  );
  await form.open(`${site}/contact`);
  await form.send(MESSAGE);
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole("heading")).toHaveText("Your message was not sent");
  await expect(form.summary.getByRole("link")).toHaveText(Object.values(wrong));
  await expect(form.field("Email")).toHaveAccessibleDescription(wrong.email);
  await form.field("Email").fill("ada@example.org");
  await expect(form.summary.getByRole("link")).toHaveText([wrong.message]);
  await form.field("Message").fill("Shorter.");
  await expect(form.summary).toBeHidden();
  await form.button.click();
  await expect(form.summary).toContainText("Too many messages.");
  await expect(form.alert).toContainText("There was a problem sending your message.");
  await form.expectTexts({ ...MESSAGE, Email: "ada@example.org", Message: "Shorter." });
});

test("if the receiver refuses a file, toast and summary give the same reason", async ({
  form,
  site,
  receiver,
}) => {
  const cv = "“cv.pdf” is neither PDF nor Word. Choose another file.";
  receiver.script.push({ kind: "answer", status: 422, body: { errors: { cv } } });
  await form.open(`${site}/careers/apply`);
  await form.send(APPLICATION);
  await expect(form.alert).toHaveText(`Submission failed${cv}`);
  await expect(form.summary.getByRole("link")).toHaveText([cv]);
  await form.cv.setInputFiles({ ...CV, name: "c\nv.pdf" });
  await form.close.click();
  await form.button.click();
  await expect(form.summary.getByRole("link")).toHaveText([/holds a line break/]);
  await expect(form.toast).toHaveCount(0);
});

test("if the receiver has stored another message under the same key, the next attempt has a new key", async ({
  form,
  site,
  receiver,
}) => {
  const body = { message: "Another message has arrived." };
  for (const status of [429, 409]) receiver.script.push({ kind: "answer", status, body });
  await form.open(`${site}/contact`);
  await form.fill(MESSAGE);
  for (const count of [1, 2, 3]) {
    await form.button.click();
    await expect.poll(() => receiver.attempts.length).toBe(count);
    await expect(count < 3 ? form.alert : form.status).toBeVisible();
    if (count < 3) await form.close.click();
  }
  const [first, second, third] = receiver.attempts.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a visitor who leaves or reloads during sending learns the outcome; the message is stored once", async ({
  page,
  form,
  site,
  receiver,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const returns = [
    async () => {
      await page.getByRole("banner").getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL(/about$/);
      await page.goBack();
    },
    () => page.reload(),
  ];
  for (const leaveAndReturn of returns) {
    receiver.records.clear();
    receiver.script.push({ kind: "accept", after: 3_000 });
    await form.open(`${site}/contact`);
    await form.send(MESSAGE);
    await expect.poll(() => receiver.records.size).toBe(1);
    await leaveAndReturn();
    await expect(form.status).toContainText("Message sent");
    await expect(form.field("Message")).toHaveValue("");
    expect(receiver.records.size).toBe(1);
    await form.close.click();
  }
});

test("a visitor who leaves during sending is asked for the CV again; the application is stored once", async ({
  page,
  form,
  site,
  receiver,
}, testInfo) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const file = testInfo.outputPath("cv.pdf");
  await writeFile(file, "%PDF-1.7");
  receiver.script.push({ kind: "accept", after: 3_000 });
  await form.open(`${site}/careers/apply?position=economist`);
  await form.fill(APPLICATION);
  await form.cv.setInputFiles(file);
  await form.button.click();
  await expect.poll(() => receiver.records.size).toBe(1);
  await page.reload();
  await expect(form.summary).toContainText("Your application may not have arrived");
  await form.expectTexts(APPLICATION);
  await form.cv.setInputFiles(file);
  await form.button.click();
  await expect(form.status).toContainText("Application submitted successfully");
  expect(receiver.records.size).toBe(1);
});

test("text that is typed during sending stays, and becomes another message", async ({
  form,
  site,
  receiver,
}) => {
  receiver.script.push({ kind: "accept", after: 500 });
  await form.open(`${site}/contact`);
  await form.send(MESSAGE);
  await form.field("Message").fill("And one more thing.");
  await expect(form.status).toContainText("Message sent");
  await form.expectTexts({ Name: "", Email: "", Subject: "", Message: "And one more thing." });
  await form.send({ ...MESSAGE, Message: "And one more thing." });
  await expect.poll(() => receiver.records.size).toBe(2);
});
