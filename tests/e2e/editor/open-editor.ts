import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { fixtureContent } from "../../set-up/fixture-site.ts";
import { findFreePort } from "../../set-up/free-port.ts";

/** What the editor says at its start of things that its policy refuses or that are so on purpose. */
const KNOWN =
  /violates the following Content Security Policy|violates the document's Content Security Policy|OAuth application ID is not defined|svelte\.dev\/e\/derived_inert/;

/** The size of the window in which the editor opens, in pixels. */
export const WINDOW = { width: 1280, height: 800 };

/** Starts `npm run edit`. */
export async function startEditor() {
  const port = await findFreePort();
  // No browser is opened: the test brings its own.
  const env = { ...process.env, PORT: String(port), BROWSER: "none" };
  const args = [
    "--import",
    "./app/commands/check-settings.ts",
    "node_modules/vite/bin/vite.js",
    "dev",
    "--open",
    "/admin/",
  ];
  const child = spawn(process.execPath, args, { env, stdio: "pipe" });
  const url = `http://localhost:${port}`;
  for (let isUp = false; !isUp; ) {
    isUp = await fetch(`${url}/admin/`).then(
      ({ ok }) => ok,
      () => new Promise((resolve) => setTimeout(resolve, 200, false)),
    );
  }
  const stop = async () => {
    child.kill();
    await once(child, "exit");
  };
  return { url, stop };
}

/** The files that the editor is opened on, by their paths in a project, such as `content/site.yaml`. */
export function contentFiles(): Record<string, string> {
  const folder = fixtureContent("structure");
  const names = globSync("**/*.{md,yaml}", { cwd: folder });
  return Object.fromEntries(
    names.map((name) => [`content/${name}`, readFileSync(join(folder, name), "utf8")]),
  );
}

/**
 * Opens the editor on a copy of the content, in the browser's private file system: the dialog that asks for a folder
 * cannot be clicked in a test.
 */
export async function openEditor(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("requestfinished", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== url) complaints.push(`asked ${request.url()}`);
  });
  page.on("console", (message) => {
    const isLoud = ["error", "warning"].includes(message.type());
    if (isLoud && !KNOWN.test(message.text())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${url}/admin/`);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of Object.entries(files)) {
      const names = path.split("/");
      let folder = root;
      for (const name of names.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, contentFiles());
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("option", { name: "Blogs" }).or(page.getByText("Blogs").first()).waitFor();

  const library = page.getByRole("group", { name: "Content Library" });
  /** Opens an entry such as `insights-blogs/entries/<file>` or `single/entries/pages-home`. */
  const open = async (entry: string) => {
    // From one entry straight to another, the editor stays empty; before the list stands, its coming undoes the next.
    await page.goto(`${url}/admin/#/collections`);
    await library.waitFor();
    await page.goto(`${url}/admin/#/collections/${entry}`);
    await page.locator("[data-key-path]").first().waitFor();
  };
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`);
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click({ timeout: 15_000 });
    await page.waitForFunction(() => !/entries|new/.test(location.hash), null, { timeout: 60_000 });
    await library.waitFor();
  };
  return { page, complaints, open, field, save, close: () => context.close() };
}

/** The files that are others than those that the editor was opened on, by their paths. */
export async function changedFiles(page: Page): Promise<Record<string, Buffer>> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === "directory") {
          await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
          continue;
        }
        const bytes = new Uint8Array(
          await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
        );
        const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
        found.push([`${path}${name}`, btoa(text)]);
      }
    };
    const root = await navigator.storage.getDirectory();
    await read(await root.getDirectoryHandle("content"), "content/");
    return found;
  });
  const before = contentFiles();
  const all = files.map(([path, text]) => [path, Buffer.from(text, "base64")] as const);
  return Object.fromEntries(all.filter(([path, text]) => before[path] !== text.toString()));
}
