import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { contentTypeOf } from "../hosting/content-types.ts";
import { listen } from "../hosting/listen.ts";
import { cachedTracedFile, hashOf, type TracedFile } from "./build-cache.ts";
import { BROWSERS, downloadedBrowser, findOnPath, SHELLS } from "./find-browser.ts";
import type { PageToPrint } from "./site-definition.ts";
import { sourceCode } from "./source-code.ts";

const CODE = sourceCode("platform/print-pdfs.ts");

/** The paper for a page without a page size of its own (app/features/deck/slide-frame.css). */
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

/** The pages to print. */
export interface PrintJob {
  /** The folder of the built site. */
  directory: string;
  basePath: string;
  pages: readonly PageToPrint[];
  /** The author in the metadata of the files. */
  author: string;
  /** The address of the published site, to which links of the files lead. */
  siteUrl: string;
}

/** A completed PDF as the cache keeps it. */
interface PrintedPage {
  /** The bytes in base64. */
  pdf: string;
  /** Sentences that say why the file is not PDF/UA. */
  gaps: readonly string[];
}

/**
 * Prints pages of a built site as files beside them: `/brochure` as `/brochure.pdf`, by day and on A4, as PDF/UA
 * (docs/decisions/0016-office-files.md). A page is printed again only if one of the files has changed that the browser read
 * for it. Without a browser it writes no PDFs and says so.
 *
 * @param cache the folder of the cache
 * @returns the bytes of each file by its address
 */
export async function printPdfs(job: PrintJob, cache?: string): Promise<Record<string, number>> {
  const browser = printingBrowser(process.env);
  if (!browser) {
    console.log("  no PDFs: PDF=0 is set, or this machine has no browser that prints");
    return {};
  }
  const { server, reads } = createPrintServer(job.directory, job.basePath);
  const { port, stop } = await listen(server);
  const folder = await mkdtemp(join(tmpdir(), "print-"));
  const origin = `http://127.0.0.1:${port}`;
  const printer = { browser, version: versionOf(browser), origin, reads, folder };
  try {
    const sizes: Record<string, number> = {};
    // One after the other, because each browser takes the memory of a browser.
    for (const page of job.pages) {
      sizes[`${page.address}.pdf`] = await writePdf(page, job, printer, cache);
    }
    return sizes;
  } catch (error) {
    console.warn(`  no PDFs: ${browser} cannot print (${String(error).trim()})`);
    return {};
  } finally {
    await stop(0);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What prints the pages of a build. */
interface Printer {
  /** The path of the browser, and its version in its own words. */
  browser: string;
  version: string;
  /** The origin of the server that shows the built site to the browser. */
  origin: string;
  /** The files that the browser has read from it. */
  reads: Set<string>;
  /** A folder for files that are not complete yet. */
  folder: string;
}

/** Writes the PDF of a page beside it, from the cache if it is there. @returns its bytes */
async function writePdf(
  page: PageToPrint,
  job: PrintJob,
  printer: Printer,
  cache: string | undefined,
): Promise<number> {
  const { directory, author, siteUrl } = job;
  const recipe = { code: CODE, inputs: { page, browser: printer.version, author, siteUrl } };
  const hashOfFile = async (file: string) => hashOf(await readServed(directory, file));
  const print = () => printPage(page, job, printer);
  const printed = await cachedTracedFile(recipe, hashOfFile, print, cache);
  const { pdf, gaps }: PrintedPage = JSON.parse(String(printed));
  for (const gap of gaps) console.warn(`  ${page.address}.pdf is not PDF/UA: ${gap}`);
  const bytes = Buffer.from(pdf, "base64");
  await writeFile(join(directory, `${page.address}.pdf`), bytes);
  return bytes.length;
}

/** Prints a page and completes its PDF. @throws Error if the browser cannot print it */
async function printPage(
  { address, title }: PageToPrint,
  job: PrintJob,
  printer: Printer,
): Promise<TracedFile> {
  const { browser, origin, reads, folder } = printer;
  reads.clear();
  const file = join(folder, `${address}.pdf`);
  await mkdir(dirname(file), { recursive: true });
  await printToFile(browser, `${origin}${job.basePath}${address}`, file, join(folder, address));
  // The library is loaded only if there is a PDF to complete.
  const { accessiblePdf } = await import("./pdf/accessible-pdf.ts");
  const links = { from: origin, to: new URL(job.siteUrl).origin };
  // A script of the page may have set the title of the printed document, or not yet.
  const about = { author: job.author, title };
  const { bytes, gaps } = await accessiblePdf(await readFile(file), about, links);
  const printed: PrintedPage = { pdf: Buffer.from(bytes).toString("base64"), gaps };
  return { bytes: Buffer.from(JSON.stringify(printed)), reads };
}

/** The version of a browser in its own words. */
function versionOf(browser: string): string {
  return spawnSync(browser, ["--version"], { encoding: "utf8" }).stdout.trim();
}

/** Serves the files of a built site to the browser that prints, and notes which files it reads. */
function createPrintServer(directory: string, basePath: string) {
  const reads = new Set<string>();
  const server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURI(url.replace(/\?.*/, "")).slice(basePath.length);
    const file = contentTypeOf(path) ? path : `${path}/index.html`;
    reads.add(file);
    const body = await readServed(directory, file);
    response.writeHead(body.length > 0 ? 200 : 404, { "Content-Type": contentTypeOf(file) });
    response.end(file.endsWith(".html") ? String(body).replace("<head>", PAPER) : body);
  });
  return { server, reads };
}

/** The bytes of a file of the site. Empty if there is none. */
function readServed(directory: string, file: string): Promise<Buffer> {
  return readFile(join(directory, file)).catch(() => Buffer.alloc(0));
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
