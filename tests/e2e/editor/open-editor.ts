import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Fixture, fixtureContent } from "../../set-up/fixture-site.ts";
import { startPreview } from "../../set-up/preview-server.ts";

/** Messages that the editor logs when it starts. Its policy causes them, or they are intended. */
const KNOWN =
  /violates the following Content Security Policy|violates the document's Content Security Policy|OAuth application ID is not defined|svelte\.dev\/e\/derived_inert|can escape its sandboxing/;

/** The page beside a form has no picture of a photo that is not saved: its place stays, with its description. */
const UNSAVED_PHOTO = /Failed to load resource: .* 404/;

/** The size of the window in which the editor opens, in pixels. */
export const WINDOW = { width: 1280, height: 800 };

/** A window that shows a whole form. The editor creates the fields of a group when they come into view. */
export const TALL_WINDOW = { width: 1280, height: 4000 };

/**
 * Starts `npm run edit`.
 *
 * @throws Error if its server answers with a fault
 * @param content the folder of the content that its preview shows
 * @param port of its server; by default a free one
 */
export function startEditor(content = fixtureContent("structure"), port?: number) {
  return startPreview(content, { port, opens: "/admin/" });
}

/** The files that the editor opens, by their paths in a project, such as `content/site.yaml`. */
export function contentFiles(fixture: Fixture = "structure"): Record<string, string> {
  const folder = fixtureContent(fixture);
  const names = globSync("**/*.{md,yaml}", { cwd: folder });
  return Object.fromEntries(
    names.map((name) => [`content/${name}`, readFileSync(join(folder, name), "utf8")]),
  );
}

export interface OpenEditorOptions {
  /** The files that it opens. */
  content?: Record<string, string>;
  /**
   * Whether the page stands beside the form. By default only in pictures for docs/editing.md: the preview server renders
   * the page at every change, which takes longer than the rest of a test.
   */
  hasPreview?: boolean;
}

/**
 * Opens the editor on a copy of the content, in the browser's private file system: the dialog that asks for a folder
 * cannot be clicked in a test.
 */
export async function openEditor(browser: Browser, url: string, options: OpenEditorOptions = {}) {
  const { content = contentFiles(), hasPreview = Boolean(process.env.EDITOR_PICTURES) } = options;
  const context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  if (!hasPreview) await leaveOutPreview(page, `${url}/admin/`);
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("requestfinished", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== url) complaints.push(`asked ${request.url()}`);
  });
  page.on("console", (message) => {
    const isLoud = ["error", "warning"].includes(message.type());
    const isKnown =
      KNOWN.test(message.text()) ||
      (process.env.EDITOR_PICTURES && UNSAVED_PHOTO.test(message.text()));
    if (isLoud && !isKnown) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // The editor's fades between its screens would take half of the processor time of a test.
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
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
  }, content);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("option", { name: "Blogs" }).or(page.getByText("Blogs").first()).waitFor();

  const library = page.getByRole("group", { name: "Content Library" });
  /** Opens an entry such as `insights-blogs/entries/<file>` or `single/entries/pages-home`. */
  const open = async (entry: string) => {
    // The list must be complete before an entry is opened. The editor shows nothing if it goes from one entry straight
    // to another.
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

/** A window in which a whole form stands beside its page. */
const TALL_AND_WIDE_WINDOW = { width: 1440, height: 4000 };

/**
 * Opens an entry with its page beside the form.
 *
 * @param entry such as `insights-blogs/new`
 * @param window its size in pixels. By default it shows the whole form
 * @returns beside what `openEditor` returns: the preview, the page in it, and the list of faults above that page
 */
export async function openBesidePage(
  browser: Browser,
  url: string,
  entry: string,
  window = TALL_AND_WIDE_WINDOW,
) {
  const opened = await openEditor(browser, url, { hasPreview: true });
  await opened.page.setViewportSize(window);
  await opened.open(entry);
  const preview = opened.page.getByTitle("Content Preview").contentFrame();
  const frame = preview.locator("iframe:not(.is-loading)");
  const status = preview.getByRole("status");
  return { ...opened, preview, frame, shown: frame.contentFrame(), status };
}

/** Changes a setting that the editor reads from its page. */
async function leaveOutPreview(page: Page, address: string): Promise<void> {
  const withPreview = '"editor":{"preview":true}';
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain(withPreview);
    await route.fulfill({
      response,
      body: text.replace(withPreview, '"editor":{"preview":false}'),
    });
  });
}

/** The files that differ from those that the editor has opened, by their paths. */
export async function changedFiles(
  page: Page,
  before = contentFiles(),
): Promise<Record<string, Buffer>> {
  const files = Object.entries(await filesNow(page));
  return Object.fromEntries(files.filter(([path, text]) => before[path] !== text.toString()));
}

/** The paths of the files that the editor has deleted. */
export async function deletedFiles(page: Page): Promise<string[]> {
  const files = await filesNow(page);
  return Object.keys(contentFiles()).filter((path) => !Object.hasOwn(files, path));
}

/** The files of the content in the browser's private file system, by their paths. */
async function filesNow(page: Page): Promise<Record<string, Buffer>> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === "directory") {
          await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
          continue;
        }
        // The editor may delete a file while the folder is read.
        const file = await (handle as FileSystemFileHandle).getFile().catch(() => undefined);
        if (!file) continue;
        const bytes = new Uint8Array(await file.arrayBuffer());
        const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
        found.push([`${path}${name}`, btoa(text)]);
      }
    };
    const root = await navigator.storage.getDirectory();
    await read(await root.getDirectoryHandle("content"), "content/");
    return found;
  });
  return Object.fromEntries(files.map(([path, text]) => [path, Buffer.from(text, "base64")]));
}

/** Waits until the page beside a form shows some words, if the test runs as a part of `npm run editor:pictures`. */
export async function waitForPage(page: Page, words: string): Promise<void> {
  if (!process.env.EDITOR_PICTURES) return;
  const pane = page.getByTitle("Content Preview").contentFrame();
  const shown = pane.locator("iframe:not(.is-loading)").contentFrame();
  await expect(shown.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await expect(shown.locator("img:not([loading=lazy])").first()).toHaveJSProperty("complete", true);
  await pane.locator("iframe.is-loading").waitFor({ state: "detached" });
}

/**
 * Writes a picture for docs/editing.md, if the test runs as a part of `npm run editor:pictures`.
 *
 * @param clip the part of the page that it shows; by default everything in the window
 */
export async function picture(
  page: Page,
  name: string,
  clip?: { x: number; y: number; width: number; height: number },
): Promise<void> {
  if (!process.env.EDITOR_PICTURES) return;
  const image = sharp(await page.screenshot(clip && { clip })).png({
    palette: true,
    colours: 64,
    effort: 10,
  });
  await image.toFile(`docs/editor-${name}.png`);
}
