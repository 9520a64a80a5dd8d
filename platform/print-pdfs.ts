import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { contentTypeOf } from "../hosting/content-types.ts";
import { listen } from "../hosting/listen.ts";
import { BROWSERS, downloadedBrowser, findOnPath, SHELLS } from "./find-browser.ts";

/** Where a page does not say of itself what it is printed on (styles/slide-frame.css). */
const PAPER = "<head><style>@page{size:A4}</style>";

/** When a PDF was made: left out, so that the same page gives the same bytes. */
const DATES = /\/(Creation|Mod)Date \(D:[^)]*\)/g;

/** A browser of this machine that can print; none is ever downloaded. `CHROME_PATH` names one, `PDF=0` asks for none. */
function printingBrowser(env: NodeJS.ProcessEnv): string | undefined {
  if (env.PDF === "0") return undefined;
  const own = env.CHROME_PATH ? [resolve(env.CHROME_PATH)] : [];
  return findOnPath([...own, ...SHELLS, ...BROWSERS], env) ?? downloadedBrowser();
}

/**
 * Prints pages of a built site as files beside them: `/brochure` as `/brochure.pdf`, tagged, with title, language and
 * bookmarks, by day and on A4. Without a browser there are none, and it says so.
 *
 * @returns the bytes of each file by its address
 */
export async function printPdfs(
  directory: string,
  basePath: string,
  pages: readonly string[],
): Promise<Record<string, number>> {
  const browser = printingBrowser(process.env);
  if (!browser) {
    console.log("  no PDFs: no browser is asked for, or none is on this machine");
    return {};
  }
  const server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURI(url.replace(/\?.*/, "")).slice(basePath.length);
    const file = contentTypeOf(path) ? path : `${path}/index.html`;
    const body = await readFile(join(directory, file)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { "Content-Type": contentTypeOf(file) });
    response.end(file.endsWith(".html") ? String(body).replace("<head>", PAPER) : body);
  });
  const { port, stop } = await listen(server);
  const folder = await mkdtemp(join(tmpdir(), "print-"));
  const print = async (page: string): Promise<[string, string]> => {
    const flags = [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--headless",
      "--disable-gpu",
      "--no-pdf-header-footer",
      "--generate-pdf-document-outline",
      `--user-data-dir=${folder}${page}`,
      `--print-to-pdf=${folder}${page}.pdf`,
      `http://127.0.0.1:${port}${basePath}${page}`,
    ];
    // It takes a second, on a busy machine many.
    await promisify(execFile)(browser, flags, { timeout: 180_000, killSignal: "SIGKILL" });
    const pdf = await readFile(`${folder}${page}.pdf`, "latin1");
    // As many blanks, so that everything else stays where it is.
    return [`${page}.pdf`, pdf.replace(DATES, (date) => " ".repeat(date.length))];
  };
  try {
    const pdfs = await Promise.all(pages.map(print));
    for (const [path, pdf] of pdfs) await writeFile(join(directory, path), pdf, "latin1");
    return Object.fromEntries(pdfs.map(([path, pdf]) => [path, pdf.length]));
  } catch (error) {
    console.warn(`  no PDFs: ${browser} cannot print (${String(error).trim()})`);
    return {};
  } finally {
    await stop(0);
    await rm(folder, { recursive: true, force: true });
  }
}
