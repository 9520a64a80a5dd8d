import { writeFile } from "node:fs/promises";
import { test } from "./delivered-site.ts";
import { APPLICATION, CV, expect, MESSAGE } from "./form-pages.ts";

// Forms that are delivered to an endpoint: product 10.4, 10.5, 11.11, 11.12 and 12.1.
// One after the other, in one worker: they share a receiver, and a build made as an operator does.
test.describe.configure({ mode: "default" });

test("a message arrives as JSON, and nothing is logged", async ({ form, site, receiver }) => {
  const records = form.records();
  await form.open(`${site}/contact`);
  await form.send(MESSAGE);
  await expect(form.status).toContainText("Message sent");
  const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE;
  const opened = expect.stringMatching(/^\d{13}$/);
  expect([...receiver.records.values()].map((body) => JSON.parse(body))).toEqual([
    { form: "contact", name, email, subject, message, opened, website: "" },
  ]);
  expect(records).toEqual([]);
});

test("an application arrives with its file and position, once, when the line broke", async ({
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

test("a refusal, or no connection, is said at once; the same message can be sent later", async ({
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

test("what the receiver says is shown, at the fields and above; nothing typed is lost", async ({
  form,
  site,
  receiver,
}) => {
  const wrong = { email: "Nobody answers at this address.", message: "Too long." };
  receiver.script.push(
    { kind: "answer", status: 422, said: { errors: wrong } },
    { kind: "answer", status: 429, said: { message: "Too many messages." } },
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

test("of a file that the receiver refuses, toast and summary say the same", async ({
  form,
  site,
  receiver,
}) => {
  const cv = "“cv.pdf” is neither PDF nor Word. Choose another file.";
  receiver.script.push({ kind: "answer", status: 422, said: { errors: { cv } } });
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

test("where the receiver holds something else under the key, the next attempt has another", async ({
  form,
  site,
  receiver,
}) => {
  const said = { message: "Another message has arrived." };
  for (const status of [429, 409]) receiver.script.push({ kind: "answer", status, said });
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

test("who leaves or loads again while it is sent hears what became of it, and it is kept once", async ({
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

test("of an application that was left while it was sent the CV is asked for again; it is kept once", async ({
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

test("what is typed while it is sent stays, and is a message of its own", async ({
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
