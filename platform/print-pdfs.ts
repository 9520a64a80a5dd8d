import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { contentTypeOf } from "../hosting/content-types.ts";
import { listen } from "../hosting/listen.ts";
import { BROWSERS, downloadedBrowser, findOnPath, SHELLS } from "./find-browser.ts";

/** The paper for a page without a page size of its own (styles/slide-frame.css). */
const PAPER = "<head><style>@page{size:A4}</style>";

/**
 * The time limit in milliseconds. Printing takes a second, and many seconds on a busy machine. A browser that hangs is
 * stopped.
 */
const TIME_LIMIT = 180_000;

/**
 * Finds a browser of this machine that can print. No browser is ever downloaded. `CHROME_PATH` names a browser, `PDF=0`
 * disables printing.
 */
function printingBrowser(env: NodeJS.ProcessEnv): string | undefined {
  if (env.PDF === "0") return undefined;
  const named = env.CHROME_PATH ? [resolve(env.CHROME_PATH)] : [];
  return findOnPath([...named, ...SHELLS, ...BROWSERS], env) ?? downloadedBrowser();
}

/**
 * Prints pages of a built site as files beside them: `/brochure` as `/brochure.pdf`, by day and on A4, as PDF/UA
 * (docs/decisions/0016-office-files.md). Without a browser it writes no PDFs and says so.
 *
 * @param pages addresses below the base path
 * @param author the author in the metadata of the files
 * @returns the bytes of each file by its address
 */
export async function printPdfs(
  directory: string,
  basePath: string,
  pages: readonly string[],
  author: string,
): Promise<Record<string, number>> {
  const browser = printingBrowser(process.env);
  if (!browser) {
    console.log("  no PDFs: no browser is asked for, or none is on this machine");
    return {};
  }
  const { port, stop } = await listen(createPrintServer(directory, basePath));
  const folder = await mkdtemp(join(tmpdir(), "print-"));
  // The library is loaded while the browser prints, and only if there is a PDF to complete.
  const loading = import("./pdf/accessible-pdf.ts");
  const printPage = async (page: string): Promise<[address: string, bytes: Uint8Array]> => {
    const file = join(folder, `${page}.pdf`);
    const address = `http://127.0.0.1:${port}${basePath}${page}`;
    await printToFile(browser, address, file, join(folder, page));
    const { accessiblePdf } = await loading;
    const { bytes, gaps } = await accessiblePdf(await readFile(file), author);
    for (const gap of gaps) console.warn(`  ${page}.pdf is not PDF/UA: ${gap}`);
    return [`${page}.pdf`, bytes];
  };
  try {
    const files = await Promise.all(pages.map(printPage));
    for (const [path, bytes] of files) await writeFile(join(directory, path), bytes);
    return Object.fromEntries(files.map(([path, bytes]) => [path, bytes.length]));
  } catch (error) {
    console.warn(`  no PDFs: ${browser} cannot print (${String(error).trim()})`);
    return {};
  } finally {
    await stop(0);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves the files of a built site to the browser that prints. */
function createPrintServer(directory: string, basePath: string): Server {
  return createServer(async ({ url = "/" }, response) => {
    const path = decodeURI(url.replace(/\?.*/, "")).slice(basePath.length);
    const file = contentTypeOf(path) ? path : `${path}/index.html`;
    const body = await readFile(join(directory, file)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { "Content-Type": contentTypeOf(file) });
    response.end(file.endsWith(".html") ? String(body).replace("<head>", PAPER) : body);
  });
}

/**
 * Prints a page: tagged, with bookmarks, and without the header and footer of the browser.
 *
 * @throws Error if the browser fails or takes longer than the time limit
 */
async function printToFile(browser: string, address: string, file: string, profile: string) {
  // The user root cannot use Chromium's sandbox.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const flags = [
    ...sandbox,
    "--headless",
    "--disable-gpu",
    "--no-pdf-header-footer",
    "--generate-pdf-document-outline",
    `--user-data-dir=${profile}`,
    `--print-to-pdf=${file}`,
    address,
  ];
  await promisify(execFile)(browser, flags, { timeout: TIME_LIMIT, killSignal: "SIGKILL" });
}
