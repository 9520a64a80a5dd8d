import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startProgram } from "../../tests/hosting/program.ts";
import {
  EDITS,
  ENTRY_IN_TABLE,
  type FileEdit,
  FORM_FILE,
  NAME_IN_MAILS,
  NEW_FILES,
  PAGE_IN_REGISTRY,
  REGISTRY_FILE,
  WORDS_IN_REGISTRY,
  WORDS_OF_FORM,
} from "../../tests/set-up/callback-form.ts";
import { environmentWithoutFixture } from "../../tests/set-up/fixture-site.ts";
import { findFreePort } from "../../tests/set-up/free-port.ts";
import { openMailServer } from "../../tests/set-up/mail-server.ts";
import { copyProject, linkPackages } from "../../tests/set-up/project-copy.ts";

/* Adds a third form to a copy of the project, and follows it from the build to the deletion of its enquiries. */

/** Milliseconds. */
const DAY = 24 * 3_600_000;

let folder = "";
let copy = "";
/** The environment variables of the copy's programs. */
let settings: Readonly<Record<string, string>> = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "new-form-"));
  copy = join(folder, "website");
  copyProject(copy, "empty");
  linkPackages(copy);
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message=The site");
  const settingsFile = join(folder, "site.env");
  writeFileSync(settingsFile, "FORMS=receive\nPDF=0\nCALLBACK_RETENTION_DAYS=10\n");
  settings = { SETTINGS_FILE: settingsFile, CONTENT_DIR: join(copy, "content") };
  for (const [file, text] of Object.entries(NEW_FILES)) write(file, text);
  for (const edit of EDITS) apply(edit);
});
afterAll(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  const author = ["-c", "user.name=A", "-c", "user.email=a@firm.test"];
  return execFileSync("git", [...author, ...args], { cwd: copy, encoding: "utf8" });
}

const read = (file: string) => readFileSync(join(copy, file), "utf8");

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function apply({ file, before, after }: FileEdit): void {
  const text = read(file);
  expect(text, file).toContain(before);
  write(
    file,
    text.replace(before, () => after),
  );
}

const published = (file: string) => read(`dist/site/${file}`);

/** Runs a program of the copy as the scripts of package.json do. */
function runProgram(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = ["platform/launch.mjs", "node", ...args];
  const variables = { ...environmentWithoutFixture(), ...settings, ...env };
  return spawnSync(process.execPath, command, { cwd: copy, env: variables, encoding: "utf8" });
}

/** Runs a program of the copy that must succeed. @returns its output */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr } = runProgram(args, env);
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** The problems that the check of the content reports. */
function findContentProblems(): string {
  const { status, stdout, stderr } = runProgram(["app/commands/report-content.ts"]);
  expect(status).toBe(1);
  return stdout + stderr;
}

/** The receiver of the copy, beside the built site, with a database of its own. */
async function startReceiver(env: Readonly<Record<string, string>>) {
  const port = await findFreePort();
  const launcher = join(copy, "platform/launch.mjs");
  const stop = await startProgram(process.execPath, [launcher, "receiver", "dist"], port, {
    ...settings,
    ...env,
    HOST: "127.0.0.1",
    PORT: `${port}`,
  });
  onTestFinished(stop);
  const post = (body: object, headers: Readonly<Record<string, string>>) =>
    fetch(`http://127.0.0.1:${port}/forms`, {
      method: "POST",
      body: new URLSearchParams({ ...body }),
      redirect: "manual",
      headers,
    });
  return {
    stop,
    sendByScript: (fields: object) => post(fields, { Accept: "application/json" }),
    sendByBrowser: (fields: object) => post(fields, { Accept: "text/html" }),
  };
}

const REQUEST = {
  form: "callback",
  name: "Ada Lovelace",
  email: "ada@example.org",
  phone: "020 7946 0000",
  times: "Mornings",
};

test("a further form needs its files, a line in the table, its entry in the registry and its words", () => {
  const changed = git("status", "--porcelain", "--untracked-files=all").trimEnd().split("\n");
  expect(changed.sort()).toEqual([
    " M app/features/forms/table/form-table.ts",
    " M app/routes/registry.ts",
    " M content/acknowledgements.yaml",
    " M content/legal/privacy.md",
    " M content/words.yaml",
    "?? app/features/forms/table/callback.ts",
    "?? app/routes/callback/callback-form.island.tsx",
    "?? app/routes/callback/content.ts",
    "?? app/routes/callback/page.tsx",
    "?? content/pages/callback.yaml",
  ]);
});

/** Reverts a change. */
const without = ({ file, before, after }: FileEdit): FileEdit => {
  return { file, before: after, after: before };
};

test("the check of the content reports the words that the form lacks", () => {
  const lacking = [WORDS_OF_FORM, NAME_IN_MAILS];
  const lost: FileEdit = {
    file: WORDS_OF_FORM.file,
    before:
      "    phone:\n      label: Telephone\n      errors:\n        missing: Enter your number\n",
    after: "    phone:\n      label: Telephone\n",
  };
  apply(lost);
  const messageMissing = findContentProblems();
  apply(without(lost));
  for (const edit of lacking) apply(without(edit));
  const sectionMissing = findContentProblems();
  for (const edit of lacking) apply(edit);
  expect(messageMissing).toMatch(/words\.yaml[\s\S]*callbackForm\.fields\.phone\.errors/);
  expect(sectionMissing).toMatch(/words\.yaml[\s\S]*callbackForm/);
  expect(sectionMissing).toMatch(/words\.yaml[\s\S]*enquiries\.kinds\.callback/);
});

test("the form and the page after it are shown, and the privacy policy states its retention", () => {
  run(["--import", "./app/commands/check-settings.ts", "app/commands/build.ts"]);
  const page = published("callback/index.html");
  const [form = ""] = /<form [^>]*aria-label="Callback"[\s\S]*?<\/form>/.exec(page) ?? [];
  // The permanent message that it was sent (product 12.6).
  expect(form).toContain('role="status"');
  expect(form).toContain('name="phone"');
  expect(form).toContain("Call me");
  expect(published("callback/sent/index.html")).toContain("Thank you. We call you.");
  expect(published("sitemap.xml")).toContain("/callback</loc>");
  expect(published("privacy/index.html")).toContain("is deleted after 10 days");
});

test("a form is checked, accepted, stored, mailed, listed and exported", async () => {
  const mailServer = await openMailServer();
  onTestFinished(mailServer.close);
  const data = { DATA_DIR: join(folder, "data") };
  const receiver = await startReceiver({
    ...data,
    SMTP_URL: mailServer.url,
    MAIL_FROM: "website@example.com",
    ACKNOWLEDGE: "on",
  });

  const refused = await receiver.sendByScript({ ...REQUEST, phone: "1" });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { errors: { phone: "Enter your number" } },
  ]);
  const filledIn = await receiver.sendByBrowser({ ...REQUEST, phone: "1" });
  expect(filledIn.status).toBe(422);
  expect(await filledIn.text()).toContain('<a href="#callback-phone">Enter your number</a>');

  expect((await receiver.sendByScript(REQUEST)).status).toBe(201);
  const accepted = await receiver.sendByBrowser({ ...REQUEST, times: "Evenings" });
  expect([accepted.status, accepted.headers.get("location")]).toEqual([303, "/callback/sent"]);

  const [, firmAddress] = /^hrEmail: (\S+)$/m.exec(read("content/site.yaml")) ?? [];
  const mailsTo = (address: string | undefined) =>
    mailServer.mails.filter(({ to }) => to.join() === address);
  await expect.poll(() => mailsTo(firmAddress)).toHaveLength(2);
  expect(mailsTo(firmAddress)[0]?.content).toContain("Callback: Ada Lovelace, 020 7946 0000");
  await expect.poll(() => mailsTo(REQUEST.email)).toHaveLength(1);
  expect(mailsTo(REQUEST.email)[0]?.content).toContain("Subject: Your number has arrived at");

  const enquiries = (...args: string[]) => run(["receiver/enquiries.ts", ...args], data);
  await expect
    .poll(() => enquiries("list"))
    .toMatch(
      / callback {2}delivered {2}Ada Lovelace <ada@example.org> {2}020 7946 0000\n.* callback {2}delivered /,
    );
  const file = join(data.DATA_DIR, "enquiries.csv");
  enquiries("export", "--format", "csv", "--out", file);
  const [columns = "", newest = ""] = readFileSync(file, "utf8").split("\n");
  expect(columns).toMatch(/,name,email,phone,times$/);
  expect(newest).toMatch(/,callback,delivered,.*,Ada Lovelace,.*,Evenings$/);
});

test("an enquiry of the form is deleted after the form's own retention", async () => {
  const data = { DATA_DIR: join(folder, "old-data") };
  const receiver = await startReceiver(data);
  const message = { name: "Ada", email: "ada@example.org", subject: "Growth", message: "Hello" };
  expect((await receiver.sendByScript({ ...message, form: "contact" })).status).toBe(201);
  expect((await receiver.sendByScript(REQUEST)).status).toBe(201);
  await receiver.stop();
  const database = new DatabaseSync(join(data.DATA_DIR, "enquiries.db"));
  onTestFinished(() => database.close());
  database.prepare("UPDATE enquiries SET received_at = ?").run(Date.now() - 11 * DAY);

  await startReceiver(data);
  const forms = () => database.prepare("SELECT form FROM enquiries").all();
  await expect.poll(forms).toEqual([{ form: "contact" }]);
});

/** The configuration of a compiler that checks the registry and what it imports: a third of the sources. */
const REGISTRY_PROJECT = "tsconfig.registry.json";

/**
 * The output of the compiler for the copy. Several checkers at once would each examine most types again: one checker
 * takes half of the processor time.
 */
function compile(project = "tsconfig.json"): string {
  const compiler = join(copy, "node_modules/.bin/tsc");
  const args = ["--project", project, "--checkers", "1"];
  return spawnSync(compiler, args, { cwd: copy, encoding: "utf8" }).stdout;
}

test("the compiler accepts a complete form", () => {
  expect(compile()).toBe("");
});

/** Faults, and the compiler's message about each. */
type Faults = readonly (readonly [FileEdit, RegExp])[];

test.each<[string, Faults]>([
  [
    "without its retention, with a sender who is not among its fields, at another address than its page",
    [
      [
        { file: FORM_FILE, before: "  retention: {", after: "  storage: {" },
        /table\/form-table\.ts\(.*Property 'retention' is missing/,
      ],
      [
        { file: FORM_FILE, before: 'sender: { name: "name"', after: 'sender: { name: "fullName"' },
        /table\/callback\.ts\(.*Type '"fullName"' is not assignable/,
      ],
      [
        { file: FORM_FILE, before: 'page: "/callback"', after: 'page: "/call"' },
        /routes\/registry\.ts\([\s\S]*Property 'call' is missing .* required in type 'FormPages'/,
      ],
    ],
  ],
  [
    "that is not in the table",
    [[without(ENTRY_IN_TABLE), /routes\/registry\.ts\(.*'callback' does not exist in type/]],
  ],
  [
    "without a page, and without words for the page after it",
    [
      [
        without(PAGE_IN_REGISTRY),
        /routes\/registry\.ts\([\s\S]*Property 'callback' is missing .* required in type 'FormPages'/,
      ],
      [
        without(WORDS_IN_REGISTRY),
        /routes\/registry\.ts\(.*Property 'callback' is missing in type '{ contact: PageFile/,
      ],
    ],
  ],
])("the compiler refuses a form %s", (_fault, faults) => {
  const project = { extends: "./tsconfig.json", include: ["**/*.d.ts"], files: [REGISTRY_FILE] };
  write(REGISTRY_PROJECT, JSON.stringify(project));
  for (const [edit] of faults) apply(edit);
  const output = compile(REGISTRY_PROJECT);
  for (const [edit] of faults.toReversed()) apply(without(edit));
  for (const [, message] of faults) expect(output).toMatch(message);
});
