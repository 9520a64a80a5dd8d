import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { hostingRules, RULES_FILE } from "../hosting/hosting-rules.ts";
import { application, MESSAGE, PDF, startReceiver } from "../tests/set-up/receiving.ts";

/** A page as the build writes it, with a hidden element for every message. */
const page = (
  form: string,
  fields: string,
) => `<!DOCTYPE html><html lang="en"><head><title>Write</title>
<script>a && b < c</script></head><body><form role="search"><input name="q"></form>
<form method="post"><input type="hidden" name="form" value="another"><input id="z-email" name="email">
<p data-error-for="name" hidden></p></form>
<form method="post" action="/forms"><input type="hidden" name="form" value="${form}">
<section data-form-problems hidden><h2>It was not sent</h2><p data-problem-note></p><ul data-problem-list></ul></section>
${fields}<button>Send</button></form></body></html>`;
const field = (name: string) => `<p id="x-${name}-error" data-error-for="${name}" hidden></p>
<input id="x-${name}" name="${name}" aria-describedby="x-${name}-error">`;
const PAGES = {
  contact: page(
    "contact",
    `${field("name")}${field("email")}<textarea id="x-message" name="message"></textarea>`,
  ),
  "careers/apply": page(
    "application",
    `<select name="position"><option value="none">None</option><option value="economist">Economist</option></select>
    ${field("fullName")}<p data-error-for="cv" hidden></p><input id="x-cv" type="file" name="cv">
    <textarea name="coverLetter"></textarea>`,
  ),
};

async function startSite(env: Record<string, string> = {}) {
  const dist = mkdtempDisposableSync(join(tmpdir(), "dist-"));
  onTestFinished(() => dist.remove());
  for (const [name, html] of Object.entries(PAGES)) {
    mkdirSync(join(dist.path, "site", name), { recursive: true });
    writeFileSync(join(dist.path, "site", name, "index.html"), html);
  }
  mkdirSync(join(dist.path, "hosting"));
  const url = "https://www.example.com";
  const options = { basePath: "", url, formEndpoint: "/forms", inlineScripts: [] };
  writeFileSync(join(dist.path, "hosting", RULES_FILE), JSON.stringify(hostingRules(options)));
  const site = await startReceiver({ ...env, SITE_DIRECTORY: join(dist.path, "site") });
  return {
    ...site,
    submit: (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
      site.post(new URLSearchParams({ ...MESSAGE, ...fields }), {
        Accept: "text/html",
        ...headers,
      }),
  };
}

describe("a form that is sent without scripts", () => {
  test("leads to the page after the form, below the sub-path of the site", async () => {
    const site = await startSite({ SITE_URL: "https://firm.example/site" });
    const sent = [
      await site.submit({}),
      await site.submit({}, { Origin: "null", "Sec-Fetch-Site": "same-origin" }),
      // The receiver may have another host.
      await site.submit({}, { Origin: "https://firm.example" }),
      await site.post(application(), { Accept: "text/html" }),
    ];
    const places = sent.map(({ headers }) =>
      headers.get("location")?.replace(/\?at=\d{13}$/, "?at="),
    );
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(places).toEqual([
      "/site/contact/sent?at=",
      "/site/contact/sent?at=",
      "https://firm.example/site/contact/sent?at=",
      "/site/careers/apply/sent",
    ]);
  });

  test("is followed by a calendar file with the promised reply, on the day after it was sent", async () => {
    const site = await startSite();
    const at = Date.now() - 60_000;
    const calendar = async (headers: Record<string, string>) => {
      const answer = await site.receiver.fetch(new Request("http://site.test/forms", { headers }));
      expect(answer.headers.get("content-type")).toContain("text/calendar");
      return /UID:reply-(\d+)@/.exec(await answer.text())?.[1];
    };
    const page = `https://www.example.com/contact/sent?at=${at}`;
    expect(await calendar({ Referer: page })).toBe(String(at));
    // A browser that hides the page still sends the origin of the site.
    expect(Number(await calendar({ "Sec-Fetch-Site": "same-origin" }))).toBeGreaterThan(at);
  });

  test.each([
    ["opened afresh", {}],
    ["opened afresh in a browser that says so", { "Sec-Fetch-Site": "none" }],
    ["opened from another page", { Referer: "https://www.example.com/contact?at=1700000000000" }],
    [
      "opened after an application",
      { Referer: "https://www.example.com/careers/apply/sent?at=1700000000000" },
    ],
    [
      "opened with a time to come",
      { Referer: "https://www.example.com/contact/sent?at=99999999999999" },
    ],
    ["opened with no time", { Referer: "https://www.example.com/contact/sent" }],
  ])("leads from its address to the form if the address is %s", async (_case, headers) => {
    const site = await startSite();
    const request = new Request("http://site.test/forms", { headers: headers as HeadersInit });
    const answer = await site.receiver.fetch(request);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "https://www.example.com/contact",
    ]);
    expect(answer.headers.get("content-disposition")).toBeNull();
  });

  test("gets the answers about the plans from the address of its page", async () => {
    const site = await startSite();
    const { questions, message } = site.firm.planCheck;
    const Referer = "https://www.example.com/contact?strategy=2&sales=3&marketing=1";
    const answers = [
      message,
      `${questions.strategy.question} ${questions.strategy.answers[1]}.`,
      `${questions.sales.question} ${questions.sales.answers[2]}.`,
      `${questions.marketing.question} ${questions.marketing.answers[0]}.`,
    ].join("\n");
    const refused = await site.submit({ name: "", message: "First.\r\nSecond." }, { Referer });
    expect(await refused.text()).toContain(`First.\nSecond.\n\n${answers}</textarea>`);
    await site.submit({ message: "First." }, { Referer });
    const [stored] = await site.rows("SELECT fields FROM enquiries");
    expect(JSON.parse(`${stored?.fields}`).message).toBe(`First.\n\n${answers}`);
  });

  test("goes to the partner whom the address of its page names", async () => {
    const site = await startSite();
    const [partner] = site.firm.leaders;
    const write = async (id: string) => {
      const Referer = `https://www.example.com/contact?partner=${id}`;
      await site.submit({ message: `To ${id}.` }, { Referer });
      const [stored] = await site.rows("SELECT fields FROM enquiries ORDER BY id DESC");
      return JSON.parse(`${stored?.fields}`).partner;
    };
    expect(await write(partner?.id ?? "")).toBe(partner?.name);
    expect(await write("nobody")).toBeUndefined();
  });

  test("comes back with the errors at the fields, the typed text and the headers of its page", async () => {
    const site = await startSite();
    const answer = await site.submit({
      name: "",
      email: '"><b>',
      message: "</textarea><b>&amp;\n1",
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain("<script>a && b < c</script>");
    expect(html).toMatch(/<section data-form-problems="" autofocus="">/);
    expect(html).toContain('<li><a href="#x-name">Enter your name</a></li>');
    expect(html).toContain('<p id="x-name-error" data-error-for="name">Enter your name</p>');
    expect(html).toMatch(
      /<input id="x-name" name="name" aria-describedby="x-name-error" aria-invalid="true">/,
    );
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(html).toContain("&lt;/textarea&gt;&lt;b&gt;&amp;amp;\n1</textarea>");
    expect(html).not.toContain('name="q" value');
    expect(html).toContain('<input id="z-email" name="email">');
    expect(html).toContain('<p data-error-for="name" hidden=""></p></form>');
  });

  test("keeps the typed letter and the position, although the CV is far too large", async () => {
    const site = await startSite();
    const cv = new File([PDF, new Uint8Array(20 * 1024 ** 2)], "cv.pdf");
    const form = application({ cv, coverLetter: undefined });
    form.append("coverLetter", "I count.");
    const answer = await site.post(form, { Accept: "text/html" });
    expect(answer.status).toBe(413);
    const html = await answer.text();
    expect(html).toContain("The file has 20.00 MB");
    expect(html).toContain(">I count.</textarea>");
    expect(html).toContain('<option value="economist" selected="">');
  });

  test("states above the form why it was not stored: too many forms, or other content with the same key", async () => {
    const site = await startSite({ RATE_LIMIT: "1" });
    const key = "6f6d1a52-8a3e-4ff7";
    await site.submit({ key });
    const over = await site.submit({ message: "Second" });
    expect([over.status, over.headers.get("retry-after")]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(await over.text()).toMatch(/<p data-problem-note="">Several forms .* is still here/);
    expect((await site.submit({ message: "Third", key })).status).toBe(409);
  });

  test("is answered in plain text if the site was built without the receiver", async () => {
    const site = await startReceiver({ SITE_DIRECTORY: "no-such-folder" });
    const answer = await site.post(new URLSearchParams({ form: "contact" }), {
      Accept: "text/html",
    });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining("Enter your name"),
    ]);
  });
});
