/* One process of generators/numerous-pages.ts. */
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { basePath } from "#app/lib/base-path.ts";
import { aliasData, aliasHtml } from "#app/outputs/alias-pages.ts";
import { PICTURE_ADDRESS } from "./built-addresses.ts";
import { compressQuickly } from "./compress-file.ts";
import { finishPage } from "./finish-page.ts";
import type { PageShare, PageShareResult, PageTask } from "./numerous-pages.ts";

/** The framework looks through the list of pages at each request, so it is given short ones. */
const PAGES_PER_HANDLER = 50;

const [share] = (await once(process, "message")) as [PageShare];
const { clientDir, bootScript, tasks } = share;
const server: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
const result: PageShareResult = { written: 0, pictures: new Map() };
/** Those that are there. */
const folders = new Set<string>();
// A build that has ended must not be written to.
process.once("disconnect", () => process.exit());

for (let start = 0; start < tasks.length; start += PAGES_PER_HANDLER) {
  await writePages(tasks.slice(start, start + PAGES_PER_HANDLER));
  // What is only weakly held is let go between turns of the event loop, and rendering alone never ends one.
  await setImmediate();
}
process.send?.(result, () => process.disconnect());

async function writePages(some: readonly PageTask[]): Promise<void> {
  const prerender = some.map(({ path }) => path);
  const handle = createRequestHandler({ ...server, prerender }, "production");
  const render = async (path: string) => {
    const address = `http://localhost${encodeURI(`${basePath()}${path}`)}`;
    const response = await handle(new Request(address));
    if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}`);
    return response.text();
  };
  for (const { path, aliases, jsonLd, isOneOfMany } of some) {
    const data = await render(`${path}.data`);
    const html = finishPage(await render(`${path}/`), bootScript, jsonLd);
    for (const text of [data, html]) {
      for (const [address] of text.matchAll(PICTURE_ADDRESS)) {
        // A copy: a part of a string keeps the whole page in memory.
        result.pictures.set(Buffer.from(address).toString(), path);
      }
    }
    write(path, html, data, isOneOfMany);
    for (const alias of aliases) {
      const [page, file] = [aliasHtml(html, path, alias), aliasData(data, path, alias)];
      write(alias, page, file, isOneOfMany);
    }
  }
}

function write(path: string, html: string, data: string, isOneOfMany: boolean): void {
  keep(`${path}/index.html`, Buffer.from(html), isOneOfMany);
  keep(`${path}.data`, Buffer.from(data), isOneOfMany);
  result.written += 1;
}

/**
 * Writes a file, unless the framework has: then it must be the same. One of very many is compressed here, where it
 * need not be read again; the others later, with more effort (generators/compress.ts).
 */
function keep(path: string, content: Buffer, isOneOfMany: boolean): void {
  const file = join(clientDir, path);
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  try {
    // Synchronous: this process has nothing else to do, and a promise costs more than the writing.
    writeFileSync(file, content, { flag: "wx" });
    const br = isOneOfMany && compressQuickly(content);
    if (br) writeFileSync(`${file}.br`, br);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (readFileSync(file).equals(content)) return;
    throw new Error(
      `${path} is not what the framework makes of it: see generators/page-process.ts`,
    );
  }
}
