import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger, createServer, type Logger, type Plugin } from "vite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { addMadeUp, MADE_UP } from "../tests/set-up/made-up-content.ts";
import { devServer } from "./dev-server.ts";
import type { ContentEvent, ContentFault } from "./site-definition.ts";

const [BLOG] = MADE_UP.blog;
const ADDRESS = "/insights/blogs/made-up";

let folder: string;
let server: ChildProcess;
let base: string;
let reloads: WebSocket;

function change(file: string, from: RegExp | string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

async function get(address: string) {
  const answer = await fetch(base + address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Connects as Vite's client on an open page does. */
async function connect(): Promise<WebSocket> {
  const [, token] = /const wsToken = "([^"]+)"/.exec((await get("/@vite/client")).text) ?? [];
  const socket = new WebSocket(`${base.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  return socket;
}

/** Yields what an open editor receives about the content. */
async function* contentEvents(): AsyncGenerator<ContentEvent> {
  const { body } = await fetch(`${base}/@content-faults`);
  let text = "";
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) yield JSON.parse(event.replace("data: ", ""));
  }
}

/** Yields the faults of the content as an open editor receives them. */
async function* faultMessages(): AsyncGenerator<readonly ContentFault[]> {
  for await (const { faults } of contentEvents()) yield faults;
}

/** The faults that a page lists, as text. */
function faultsOf(html: string): string {
  const [notice = ""] =
    /class="fault-notice"(?: aria-label="Faults in the content")?>.*?<\/ul>/s.exec(html) ?? [];
  return notice.replace(/<[^>]+>/g, " ");
}

/** Saves a change and waits until the server asks open pages to reload. Returns the reloaded page. */
async function save(file: string, from: RegExp | string, to: string) {
  const reloaded = new Promise<void>((resolve) => {
    reloads.addEventListener("message", function listen({ data }) {
      if (JSON.parse(data).type !== "full-reload") return;
      reloads.removeEventListener("message", listen);
      resolve();
    });
  });
  change(file, from, to);
  await reloaded;
  return get(ADDRESS);
}

/** The state of the content that a page shows, as it tells the server. */
function stateOf(html: string): string | undefined {
  return /reload-stale-page\.ts\?state=(\d+)/.exec(html)?.[1];
}

/** Makes the content a repository in which everything is committed. */
function commitAll(): void {
  const author = ["-c", "user.name=A", "-c", "user.email=a@firm.example"];
  const commands = [
    ["init", "--quiet"],
    ["add", "--all"],
    [...author, "commit", "--quiet", "-m", "All"],
  ];
  for (const command of commands) execFileSync("git", ["-C", folder, ...command]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  commitAll();
  addMadeUp(folder);
  // These faults exist before the server starts. The blog has never been committed.
  change(BLOG, /^date: .*$/m, "date: 17 March 2026");
  change("site.yaml", /^email: .*$/m, "email: nobody");
  change("pages/home.yaml", /^meta:$/m, "meta");
  const port = await findFreePort();
  const settings = { PORT: String(port), CONTENT_DIR: folder, NODE_ENV: "development" };
  const env = { ...process.env, ...settings };
  server = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "dev"], { env });
  await new Promise<void>((resolve) => {
    server.stdout?.on("data", (text) => String(text).includes("Local:") && resolve());
  });
  base = `http://localhost:${port}`;
  reloads = await connect();
});
afterAll(() => {
  reloads?.close();
  server.kill();
  rmSync(folder, { recursive: true });
});

test("faults from before the start are named on every page, which shows what was committed", async () => {
  for (const address of ["/", "/about", "/contact"]) {
    const { status, text } = await get(address);
    expect([address, status]).toEqual([address, 200]);
    // The fault stands there in words: file, line, field, value, remedy.
    expect(faultsOf(text)).toMatch(
      /content\/site\.yaml:\d+ .* Field +email +Value +"nobody" +Remedy +\w/,
    );
    expect(faultsOf(text)).toContain("content/pages/home.yaml:");
    expect(text).toContain("</main>");
    expect(text).toContain("/platform/reload-stale-page.ts?state=");
  }
  expect((await get("/contact")).text).toContain("mailto:hello@example.com");
  // The editor, in which faults are corrected, is still there.
  expect((await get("/admin/")).status).toBe(200);

  await save("pages/home.yaml", /^meta$/m, "meta:");
  const withoutBlog = await save("site.yaml", "email: nobody", "email: hello@example.com");
  // The blog with the fault was never sound, so its address redirects to the list, which names the fault.
  expect(withoutBlog.status).toBe(200);
  expect(withoutBlog.text).toContain(`content/${BLOG}:5`);
  const about = await get("/about");
  expect(about.status).toBe(200);
  expect(about.text).toContain(`content/${BLOG}:5`);
  const corrected = await save(BLOG, "date: 17 March 2026", 'date: "2026-03-17"');
  expect(corrected.status).toBe(200);
  expect(corrected.text).not.toContain(`content/${BLOG}`);
});

test.each([
  ["in a text", BLOG, /^## .*$/m, "<script>a fault in the text</script>", "body"],
  ["in a field", BLOG, /^date: .*$/m, "date: yesterday", "date"],
  ["that hides every field", BLOG, /^---\n/, "--\n", "front matter"],
  ["in a link of the menu", "site.yaml", /href: \/careers$/m, "href: /careeers", "href"],
  [
    "in a name for the firm",
    "pages/contact.yaml",
    /^heading: .*$/m,
    "heading: Ask {frim}",
    "heading",
  ],
  ["in a chart", "deck/deck.yaml", /^(\s*)- type: title$/m, "  - type: titel", "type"],
  [
    "that leaves a link without a page",
    "industries/healthcare.yaml",
    /^draft.*\n|^/,
    "draft: true\n",
    "",
  ],
])("a fault %s is shown on every page, and every page works", async (_, file, from, to, field) => {
  const before = readFileSync(join(folder, file), "utf8");
  const page = await save(file, from, to);
  const addresses = ["/", "/contact", "/presentation", "/insights/blogs", "/services", "/about"];
  const isFault = !file.startsWith("industries");
  for (const { status, text } of [page, ...(await Promise.all(addresses.map(get)))]) {
    expect(status).toBe(200);
    if (isFault) expect(faultsOf(text)).toContain(`content/${file}:`);
    if (isFault) expect(faultsOf(text)).toMatch(new RegExp(`Field .*${field}`));
    expect(text).toContain("</main>");
    expect(text).not.toContain("<script>a fault");
  }
  for (const address of ["/feeds/all.xml", "/search-index-3.json"]) {
    expect((await get(address)).status).toBe(200);
  }
  // The pages show the last valid content.
  expect((await get(ADDRESS)).text).toContain("A made-up blog");
  await save(file, /^.*$/s, before);
  expect(faultsOf((await get("/contact")).text)).toBe("");
});

test("a page that shows an earlier state of the content is reloaded when it connects, and no other page", async () => {
  const earlier = stateOf((await get("/about")).text);
  const text = readFileSync(join(folder, "site.yaml"), "utf8");
  const changed = await save("site.yaml", "hello@example.com", "welcome@example.com");
  const current = stateOf(changed.text);
  await save("site.yaml", /^.*$/s, text);
  const page = await connect();
  const answers: unknown[] = [];
  page.addEventListener("message", ({ data }) => answers.push(JSON.parse(data).type));
  // The server answers the messages in their order.
  const restored = stateOf((await get("/about")).text);
  for (const data of [restored, current, restored, earlier]) {
    page.send(JSON.stringify({ type: "custom", event: "site:shown-state", data }));
  }
  const reload = "full-reload";
  await expect.poll(() => answers.filter((type) => type === reload).length).toBe(2);
  page.close();
});

test.each([
  ["a partner was deleted", "leaders/mara-ellison.yaml", undefined],
  ["an industry was deleted", "industries/healthcare.yaml", undefined],
  [
    "a partner has another id",
    "leaders/mara-ellison.yaml",
    (text: string) => text.replace(/^id: .*$/m, "id: mara"),
  ],
  [
    "a photo is missing",
    "industries/healthcare.yaml",
    (text: string) =>
      text.replace(/^picture:\n(?: .*\n)+/m, "picture: { file: none.jpg, alt: A desk }\n"),
  ],
])("every page works although %s and other files name it", async (_, file, change) => {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const messages = faultMessages();
  expect((await messages.next()).value).toEqual([]);
  if (change) writeFileSync(path, change(before));
  else rmSync(path);
  const { value: faults } = await messages.next();
  expect(faults.length).toBeGreaterThan(0);
  const addresses = [
    "/",
    "/about",
    "/industries",
    "/leadership",
    "/insights",
    "/presentation",
    "/brochure",
  ];
  for (const address of [...addresses, "/search-index-3.json", "/feeds/all.xml"]) {
    expect([address, (await get(address)).status]).toEqual([address, 200]);
  }
  writeFileSync(path, before);
  expect((await messages.next()).value).toEqual([]);
  await messages.return(undefined);
});

test("an open editor receives the faults at its start, and again after each change", async () => {
  const messages = faultMessages();
  expect((await messages.next()).value).toEqual([]);
  change("site.yaml", /href: \/careers$/m, "href: /careeers");
  const [fault] = (await messages.next()).value ?? [];
  expect(fault).toMatchObject({ file: "content/site.yaml", value: '"/careeers"' });
  expect(fault?.field).toMatch(/\.href$/);
  expect(fault?.remedy).toContain("/careers");
  change("site.yaml", "/careeers", "/careers");
  expect((await messages.next()).value).toEqual([]);
  // A deleted file makes faults of the links to it.
  const industry = join(folder, "industries/healthcare.yaml");
  const text = readFileSync(industry, "utf8");
  rmSync(industry);
  const { value: links } = await messages.next();
  expect(links?.map(({ file }: ContentFault) => file)).toContain("content/site.yaml");
  expect((await get("/about")).status).toBe(200);
  writeFileSync(industry, text);
  expect((await messages.next()).value).toEqual([]);
  await messages.return(undefined);
});

test("after a save an editor asks for a check, which reads the content again and has a number", async () => {
  const events = contentEvents();
  expect((await events.next()).value).toMatchObject({ faults: [] });
  // Nothing has changed, so the watcher tells nothing.
  const response = await fetch(`${base}/@content-faults`, { method: "POST" });
  const check = await response.json();
  expect((await events.next()).value).toMatchObject({ check, faults: [] });
  await events.return(undefined);
});

test("an open editor learns which deleted files faults may come from, until the content has none", async () => {
  const events = contentEvents();
  expect((await events.next()).value).toMatchObject({ faults: [], deleted: [] });
  const industry = join(folder, "industries/healthcare.yaml");
  const text = readFileSync(industry, "utf8");
  rmSync(industry);
  const deleted = ["content/industries/healthcare.yaml"];
  expect((await events.next()).value).toMatchObject({ deleted });
  change("site.yaml", /href: \/careers$/m, "href: /careeers");
  expect((await events.next()).value).toMatchObject({ deleted });
  writeFileSync(industry, text);
  const { value } = await events.next();
  expect(value).toMatchObject({ faults: [{ value: '"/careeers"' }], deleted: [] });
  change("site.yaml", "/careeers", "/careers");
  // A deletion without a fault is not kept for later faults.
  const position = join(folder, "positions/economist.yaml");
  const ofPosition = readFileSync(position, "utf8");
  expect((await events.next()).value).toMatchObject({ faults: [] });
  rmSync(position);
  expect((await events.next()).value).toMatchObject({ faults: [], deleted: [] });
  change("site.yaml", /href: \/careers$/m, "href: /careeers");
  expect((await events.next()).value).toMatchObject({ deleted: [] });
  change("site.yaml", "/careeers", "/careers");
  expect((await events.next()).value).toMatchObject({ faults: [] });
  writeFileSync(position, ofPosition);
  expect((await events.next()).value).toMatchObject({ faults: [] });
  await events.return(undefined);
});

/** Sends a file as an editor does while somebody is writing it. */
async function write(editor: string, path: string, text: string) {
  const body = JSON.stringify({ editor, path, text });
  const response = await fetch(`${base}/@unsaved-content`, { method: "POST", body });
  return response.json();
}

test("colors that are not saved are in the files of the page that shows them", async () => {
  const text = readFileSync(join(folder, "site.yaml"), "utf8");
  const colors = 'colors: { main: "#0B5D4E", second: "#E4572E", third: "#F3B61F" }\n';
  await write("colors", "site.yaml", text + colors);
  const shown = await get("/?unsaved=colors");
  const [address = ""] = /\/assets\/brand-\w+\.css/.exec(shown.text) ?? [];
  expect((await get(address)).text).toContain("--color-blue:#0B5D4E");
  const [drawing = ""] = /\/artwork\/\d+-[^"\s]+\.svg/.exec(shown.text) ?? [];
  expect((await get(drawing)).text).toContain("<svg");
  expect((await get("/")).text).not.toContain("/assets/brand-");
});

test("the policy of a page allows the script that an announcement brings, before it is saved", async () => {
  const text = readFileSync(join(folder, "site.yaml"), "utf8");
  await write("announcement", "site.yaml", `${text}announcement: { text: We move. }\n`);
  const shown = await get("/?unsaved=announcement");
  const [, script = ""] = /<script data-start[^>]*>([\s\S]*?)<\/script>/.exec(shown.text) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(shown.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
});

test("a file that is not saved is shown to its editor alone, with its faults", async () => {
  const path = "insights/articles/give-growth-one-owner.md";
  const text = readFileSync(join(folder, path), "utf8");
  const address = "/insights/articles/give-growth-one-owner";
  const saved = await get(address);

  const renamed = text.replace(/^title: .*$/m, "title: A title that is being written");
  expect(await write("a", path, renamed)).toEqual({
    faults: [],
    faultsElsewhere: [],
    hints: [],
    address,
  });
  expect((await get(`${address}?unsaved=a`)).text).toMatch(
    /<h1[^>]*>A title that is being written/,
  );
  expect((await get(address)).text).toBe(saved.text);
  expect((await get(`${address}?unsaved=b`)).text).toBe(saved.text);

  // A fault that the page can show is shown as it is written. The editor lists it beside the page.
  const unknownLink = await write("a", path, `${renamed}\n[About us](/abuot)\n`);
  expect(unknownLink).toMatchObject({ faults: [{ field: "body", value: '"/abuot"' }], address });
  const shown = await get(`${address}?unsaved=a`);
  expect(shown.status).toBe(200);
  expect(faultsOf(shown.text)).toBe("");

  // A fault that cannot be shown has no address, so the editor keeps what it shows.
  const unreadable = await write("a", path, text.replace(/^date: .*$/m, "date: soon"));
  expect(unreadable.faults).toMatchObject([{ field: "date" }]);
  expect(unreadable).not.toHaveProperty("address");

  // Another article links to this one by its id.
  const otherId = text.replace(/^id: .*$/m, "id: another-id");
  const breaking = await write("a", path, otherId);
  const brokenLink = expect.objectContaining({ field: "body", value: `"${address}"` });
  expect(breaking.faults).toEqual([]);
  expect(breaking.faultsElsewhere).toContainEqual(brokenLink);

  const newFile = await write("a", "insights/articles/new.md", renamed.replace(/^id: .*\n/m, ""));
  expect(newFile.address).toBe("/insights/articles/a-title-that-is-being-written");
  expect((await get(address)).text).toBe(saved.text);
});

test("a text that counts wrong is a hint: in the answer to its editor, and on every page once it is saved", async () => {
  const path = "pages/leadership.yaml";
  const text = readFileSync(join(folder, path), "utf8");
  const counting = text.replace(/^lead: .*$/m, "lead: Seventeen partners answer for everything.");
  const answer = await write("hint", path, counting);
  const hint = { field: "lead", remedy: expect.stringContaining("“Seventeen partners”") };
  expect(answer.hints).toContainEqual(expect.objectContaining(hint));
  expect(answer).toMatchObject({ faults: [], address: "/leadership" });
  expect((await get("/about")).text).not.toContain("“Seventeen partners”");
  const about = await save(path, text, counting).then(() => get("/about"));
  expect(about.text).toContain('aria-label="Texts worth a look"');
  expect(about.text).toContain("“Seventeen partners”");
  await save(path, counting, text);
});

test("a page that a browser fetches ahead is not rendered, and the answer is not kept", async () => {
  const answer = await fetch(`${base}/about`, { headers: { "Sec-Purpose": "prefetch" } });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("only a frame of the same origin shows a page", async () => {
  const headersIn = async (destination: string) => {
    const request = { headers: { "Sec-Fetch-Dest": destination } };
    const { headers } = await fetch(`${base}/about`, request);
    return [headers.get("X-Frame-Options"), headers.get("Content-Security-Policy")];
  };
  expect(await headersIn("document")).toEqual([
    "DENY",
    expect.stringContaining("ancestors 'none'"),
  ]);
  expect(await headersIn("iframe")).toEqual([
    "SAMEORIGIN",
    expect.stringContaining("ancestors 'self'"),
  ]);
});

test("an error while the content has faults is logged, and answered with the faults", async () => {
  const logger = createLogger();
  const logged: string[] = [];
  logger.error = (message) => logged.push(message);
  const site = `
    const fault = { file: "content/site.yaml", field: "email", value: "1", remedy: "Write a mail address." };
    const document = () => { throw new Error("The page is broken"); };
    export const loadSite = async () => ({ faults: [fault], hints: [], site: { startScript: "start.ts", document } });
    export const headersAt = () => ({});`;
  const { origin, close } = await serveModule(site, logger);
  const answer = await fetch(`${origin}/about`);
  expect(answer.status).toBe(500);
  expect(faultsOf(await answer.text())).toContain("Write a mail address.");
  expect(logged.join()).toContain("The page is broken");
  await close();
});

test("an error while saved content loads does not end the server that shows unsaved content", async () => {
  const site = `
    globalThis.loads = 0;
    export const loadSite = async () => {
      globalThis.loads += 1;
      if (globalThis.loads > 1) throw new Error("A fault of our own");
      return { faults: [], hints: [], site: undefined };
    };
    export const loadUnsavedSite = async () => ({ faults: [], hints: [], site: undefined });
    export const headersAt = () => ({});`;
  const watched = mkdtempSync(join(tmpdir(), "watched-"));
  const { origin, close } = await serveModule(site, createLogger("silent"), watched);
  const body = JSON.stringify({ editor: "1", path: "site.yaml", text: "" });
  await fetch(`${origin}/@unsaved-content`, { method: "POST", body });
  writeFileSync(join(watched, "site.yaml"), "");
  const pageStatus = async () => (await fetch(`${origin}/about?unsaved=1`)).status;
  await expect.poll(async () => [await pageStatus(), Object(globalThis).loads]).toEqual([500, 2]);
  expect(await pageStatus()).toBe(500);
  await close();
  rmSync(watched, { recursive: true });
});

/** Serves a site whose module has this source. @param watched the folder of its content */
async function serveModule(source: string, customLogger: Logger, watched = folder) {
  const siteModule: Plugin = {
    name: "module-of-a-site",
    resolveId: (id) => (id === "/site-module.ts" ? id : undefined),
    load: (id) => (id === "/site-module.ts" ? source : undefined),
  };
  const port = await findFreePort();
  const addresses = { faults: "/@content-faults", unsaved: "/@unsaved-content" };
  const server = await createServer({
    appType: "custom",
    configFile: false,
    customLogger,
    optimizeDeps: { noDiscovery: true },
    plugins: [siteModule, devServer("site-module.ts", watched, addresses)],
    server: { port, ws: false },
  });
  await server.listen();
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

test("an invalid address is refused, and does not end the server", async () => {
  expect((await get("//")).status).toBe(500);
  expect((await get("/about")).status).toBe(200);
});

test("it is a preview: it shows drafts with a mark, has the band, and forbids search engines", async () => {
  const draft = await save(BLOG, /^title: /m, "draft: true\ntitle: ");
  expect(draft.text).toMatch(/<aside[^>]*>Preview: .*<h1[^>]*>Draft: A made-up blog/s);
  expect(draft.text).toContain('<meta name="robots" content="noindex"/>');
  expect(draft.headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
});

test("every page, and every file that pages and programs fetch, is served with the policy of production", async () => {
  const { text } = await get("/sitemap.xml");
  const addresses = [...text.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(addresses.length).toBeGreaterThan(50);
  const files = [
    "/site.webmanifest",
    "/search-index-3.json",
    "/links.speculationrules",
    "/feed.css",
  ];
  const feeds = ["/feeds/all.xml", "/feeds/items.json", "/cards/home.png", "/llms.txt"];
  files.push("/trefoil-corporate-presentation.pptx");
  for (const address of [...addresses, ...files, ...feeds].map(String)) {
    const { status, headers } = await get(address.replaceAll("&amp;", "&"));
    expect([address, status]).toEqual([address, address === "/feed.css" ? 404 : 200]);
    expect(headers.get("Content-Type")?.includes("text/html")).toBe(
      !/\.\w+$/.test(address) || status === 404,
    );
  }
  for (const address of ["/", "/none.svg"]) {
    const { headers } = await get(address);
    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
  }
});

test("a file beside the sources is not served: no settings, and nothing that visitors have sent", async () => {
  const secret = "smtps://user:password";
  const root = join(import.meta.dirname, "..");
  const beside = mkdtempSync(join(root, "beside-the-sources-"));
  onTestFinished(() => rmSync(beside, { recursive: true }));
  for (const name of ["site.env", "enquiries.db", "notes.txt"]) {
    const file = join(beside, name);
    writeFileSync(file, secret);
    const path = file.slice(root.length);
    for (const address of [path, `${path}?raw`, `${path}?url`, `/@fs${file}`, `/@fs${file}?raw`]) {
      const { status, text } = await get(address);
      expect(status, address).toBeGreaterThanOrEqual(400);
      expect(text, address).not.toContain(secret);
    }
  }
  expect((await get("/package.json")).status).toBe(403);
});
