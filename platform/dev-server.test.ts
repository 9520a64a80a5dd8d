import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { addMadeUp, MADE_UP } from "../tests/set-up/made-up-content.ts";

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

/** Saves a change and waits until open pages are told to reload. Returns the reloaded page. */
async function save(file: string, from: RegExp | string, to: string) {
  const told = new Promise<void>((resolve) => {
    reloads.addEventListener("message", function listen({ data }) {
      if (JSON.parse(data).type !== "full-reload") return;
      reloads.removeEventListener("message", listen);
      resolve();
    });
  });
  change(file, from, to);
  await told;
  return get(ADDRESS);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  addMadeUp(folder);
  // Two faults exist before the server starts.
  change(BLOG, /^date: .*$/m, "date: 17 March 2026");
  change("site.yaml", /^email: .*$/m, "email: nobody");
  const port = await findFreePort();
  const own = { PORT: String(port), CONTENT_DIR: folder, NODE_ENV: "development" };
  const env = { ...process.env, ...own };
  server = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "dev"], { env });
  await new Promise<void>((resolve) => {
    server.stdout?.on("data", (text) => String(text).includes("Local:") && resolve());
  });
  base = `http://localhost:${port}`;
  const [, token] = /const wsToken = "([^"]+)"/.exec((await get("/@vite/client")).text) ?? [];
  reloads = new WebSocket(`ws://localhost:${port}/?token=${token}`, "vite-hmr");
  await new Promise((resolve) => reloads.addEventListener("open", resolve));
});
afterAll(() => {
  reloads?.close();
  server.kill();
  rmSync(folder, { recursive: true });
});

test("every page lists all faults, and a fault disappears when it is mended", async () => {
  const start = await get("/about");
  expect(start.status).toBe(500);
  expect(start.text).toContain("content/site.yaml");
  expect(start.text).toContain("nobody");
  expect(start.text).toContain("/@vite/client");
  // Where it is mended.
  expect((await get("/admin/")).status).toBe(200);

  const withoutBlog = await save("site.yaml", "email: nobody", "email: office@trefoil.test");
  // The blog with the fault was never valid, so its address redirects to the list, which shows the fault.
  expect(withoutBlog.status).toBe(200);
  expect(withoutBlog.text).toContain(`content/${BLOG}:5`);
  const about = await get("/about");
  expect(about.status).toBe(200);
  expect(about.text).toContain(`content/${BLOG}:5`);
  const mended = await save(BLOG, "date: 17 March 2026", 'date: "2026-03-17"');
  expect(mended.status).toBe(200);
  expect(mended.text).not.toContain(`content/${BLOG}`);
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
    if (isFault) expect(text).toContain(`content/${file}:`);
    if (isFault) expect(text).toMatch(new RegExp(`field: .*${field}`));
    expect(text).toContain("</main>");
    expect(text).not.toContain("<script>a fault");
  }
  for (const address of ["/feeds/all.xml", "/search-index-3.json"]) {
    expect((await get(address)).status).toBe(200);
  }
  // The pages show the last valid content.
  expect((await get(ADDRESS)).text).toContain("A made-up blog");
  await save(file, /^.*$/s, before);
  expect((await get("/contact")).text).not.toContain('role="alert"><details');
});

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
