import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hostingRules, RULES_FILE } from "../hosting/hosting-rules.ts";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { startNewsletter } from "../tests/set-up/newsletter-site.ts";
import { application, MESSAGE, startMailServer, startReceiver } from "../tests/set-up/receiving.ts";

/** A translation of what the receiver says. Everything else is the original's. */
const GERMAN = {
  "words.yaml": `contactForm:
  fields:
    name:
      errors:
        missing: Bitte nennen Sie Ihren Namen
applicationForm:
  fields:
    cv:
      errors:
        tooLarge: Die Datei hat {size}, mehr als {limit}.
refusals:
  unreadable: Das war nicht zu lesen.
  tooLong: Höchstens {longest} Zeichen
`,
  "acknowledgements.yaml": `contact:
  subject: Ihre Nachricht an {firm}
  text: Danke für Ihre Nachricht.
`,
  "pages/newsletter.yaml": `list:
  name: Der Brief
footer:
  consent: Schreiben Sie mir.
form:
  invalid: Das ist keine Adresse.
mails:
  confirm:
    subject: Bitte bestätigen
  subscribed:
    subject: Sie stehen auf der Liste
`,
  "site.yaml": `reply:
  label: In den Kalender
  title: Antwort auf Ihre Nachricht
  text: Wir antworten.
`,
};

/** A prerendered form. */
const page = (heading: string) => `<!DOCTYPE html><html><head><title>Form</title></head><body>
<form method="post"><input type="hidden" name="form" value="contact"><h1>${heading}</h1>
<section data-form-problems hidden><p data-problem-note></p><ul data-problem-list></ul></section>
<p data-error-for="name" hidden></p><input id="name" name="name">
<textarea name="message"></textarea></form></body></html>`;

let siteDirectory = "";

beforeEach(() => {
  const folder = mkdtempDisposableSync(join(tmpdir(), "languages-"));
  onTestFinished(() => folder.remove());
  onTestFinished(() => void vi.unstubAllEnvs());
  const content = join(folder.path, "content");
  cpSync(fixtureContent("structure"), content, { recursive: true });
  mkdirSync(join(content, "de", "pages"), { recursive: true });
  for (const [file, text] of Object.entries(GERMAN)) writeFileSync(join(content, "de", file), text);
  vi.stubEnv("CONTENT_DIR", content);
  siteDirectory = join(folder.path, "dist", "site");
  for (const [address, heading] of [
    ["contact", "Write"],
    ["de/contact", "Schreiben"],
    ["newsletter/confirm", "Confirm"],
    ["de/newsletter/confirm", "Bestätigen"],
    ["de/newsletter/expired", "Abgelaufen"],
  ] as const) {
    mkdirSync(join(siteDirectory, address), { recursive: true });
    writeFileSync(join(siteDirectory, address, "index.html"), page(heading));
  }
  mkdirSync(join(folder.path, "dist", "hosting"));
  const url = "https://www.example.com";
  const options = { basePath: "", url, formEndpoint: "/forms", inlineScripts: [] };
  const rules = join(folder.path, "dist", "hosting", RULES_FILE);
  writeFileSync(rules, JSON.stringify(hostingRules(options)));
});

/** Sends the contact form as a browser without scripts does. */
function submit(
  { post }: Awaited<ReturnType<typeof startReceiver>>,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams({ ...MESSAGE, ...fields });
  return post(body, { Accept: "text/html", ...headers });
}

test("a refusal is in the language that the form states, with numbers as the language writes them", async () => {
  const { send, post } = await startReceiver();
  const long = { name: " ", message: "m".repeat(20_001) };
  const errors = async (language: string) =>
    (await (await send({ ...long, language })).json()).errors;
  expect(await errors("de")).toEqual({
    name: "Bitte nennen Sie Ihren Namen",
    message: "Höchstens 20.000 Zeichen",
  });
  // The default language stands for a language that the site does not have.
  const english = { name: "Enter your name", message: "Shorten this to 20,000 characters" };
  expect(await errors("en-US")).toEqual(english);
  expect(await errors("xx\u0000")).toEqual(english);
  const cv = new File(["%PDF-", new Uint8Array(5 * 1024 ** 2)], "cv.pdf");
  const refused = await post(application({ language: "de", cv }));
  expect((await refused.json()).errors.cv).toBe("Die Datei hat 5,01 MB, mehr als 5 MB.");
});

test("what cannot be read is refused in the language of the page that sent it", async () => {
  const { post } = await startReceiver();
  const headers = { "Content-Type": "application/json" };
  const messageFor = async (path: string) => {
    const answer = await post("{", { ...headers, Referer: `https://www.example.com${path}` });
    return (await answer.json()).message;
  };
  expect(await messageFor("/de/contact")).toBe("Das war nicht zu lesen.");
  expect(await messageFor("/demand")).toMatch(/^What was sent could not be read/);
});

test("without scripts the form comes back, and the next page follows, in the visitor's language", async () => {
  const site = await startReceiver({ SITE_DIRECTORY: siteDirectory });
  const refused = await submit(site, { name: "", language: "de" });
  const html = await refused.text();
  expect(html).toContain("<h1>Schreiben</h1>");
  expect(html).toContain('<a href="#name">Bitte nennen Sie Ihren Namen</a>');
  expect(html).toContain("where do we start?");
  const sent = await submit(site, { language: "de" });
  expect(sent.headers.get("location")).toMatch(/^\/de\/contact\/sent\?at=\d+$/);
  const next = `https://www.example.com${sent.headers.get("location")}`;
  const request = new Request("http://site.test/forms", { headers: { Referer: next } });
  const calendar = await (await site.receiver.fetch(request)).text();
  expect(calendar).toContain("//Reply//DE");
  expect(calendar).toContain("Antwort auf Ihre Nachricht");
});

test("the newsletter signs up, mails and leads on in the language of the page", async () => {
  const site = await startNewsletter({ SITE_DIRECTORY: siteDirectory });
  const refused = await site.signUp({ language: "de", email: "nobody" });
  expect((await refused.json()).errors).toEqual({ email: "Das ist keine Adresse." });
  const sent = await site.signUp({ language: "de" }, { Accept: "text/html" });
  expect(sent.headers.get("location")).toBe("/de/newsletter/sent");
  expect(await site.subscribers()).toEqual([
    expect.objectContaining({ language: "de", consent: "Schreiben Sie mir." }),
  ]);
  const { content } = await site.mail(0);
  const { subject, text = "" } = await simpleParser(content);
  expect(subject).toBe("Bitte bestätigen");
  expect(text).toContain("Der Brief:");
  const [, query = "", token = ""] = /\/forms(\?confirm=([^&\s]+)&language=de)/.exec(text) ?? [];
  expect(await (await site.get(query)).text()).toContain("Bestätigen");
  const expired = await site.get("?confirm=9.a.b&language=de");
  expect([expired.status, await expired.text()]).toEqual([
    410,
    expect.stringContaining("Abgelaufen"),
  ]);
  const button = new URLSearchParams({ form: "newsletter-confirm", language: "de", token });
  const confirmed = await site.post(button, { Accept: "text/html" });
  expect(confirmed.headers.get("location")).toBe("/de/newsletter/confirmed");
  const second = await simpleParser((await site.mail(1)).content);
  expect(second.subject).toBe("Sie stehen auf der Liste");
  expect(second.text).toMatch(/\/forms\?unsubscribe=\S+&language=de/);
});

test("where a translation has no words for the newsletter, the default language stands for it", async () => {
  const site = await startNewsletter({ SITE_DIRECTORY: siteDirectory });
  const sent = await site.signUp({ language: "xx" }, { Accept: "text/html" });
  expect(sent.headers.get("location")).toBe("/newsletter/sent");
  expect((await site.mail(0)).content).not.toContain("&language=");
});

test("the visitor hears in the language of the form, the firm in its own, with the name of the visitor's", async () => {
  const mailServer = await startMailServer();
  const { send, rows } = await startReceiver({ ...mailServer.env, ACKNOWLEDGE: "on" });
  expect((await send({ language: "de" })).status).toBe(201);
  expect(await rows("SELECT language FROM enquiries")).toEqual([{ language: "de" }]);
  await expect.poll(() => mailServer.mails).toHaveLength(2);
  const mailTo = (isVisitor: boolean) =>
    mailServer.mails.find(({ to }) => to.includes(MESSAGE.email) === isVisitor)?.content;
  expect(mailTo(true)).toContain("Subject: Ihre Nachricht an");
  expect(mailTo(false)).toContain("Subject: Message: Growth in France");
  expect(mailTo(false)).toContain("Language: German");
});
