/*
 * A process of a build that writes pages and pictures (writers.ts). It gets the set-up in its first message and a task in each
 * further message. It answers a task with the assets that its pages use. It ends when the build disconnects.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compressWrittenFile } from "../hosting/compress.ts";
import type { SiteDefinition, SiteModule, StoredTexts } from "./site-definition.ts";
import { type PageSetUp, writePagesHere } from "./write-pages.ts";

/** What such a process needs. */
export interface WriterSetUp extends PageSetUp {
  /** The `file:` address of the bundle, which exports a `SiteModule`. */
  bundle: string;
  /** Path of the file with the data of the site, as JSON. */
  dataFile: string;
  /** The texts of items, which the data lacks. */
  texts: StoredTexts;
}

/** Addresses of pages or of pictures to write. */
export interface WriterTask {
  kind: "pages" | "pictures";
  addresses: readonly string[];
}

interface LoadedSite {
  module: SiteModule;
  site: SiteDefinition;
}

async function loadSite({ bundle, dataFile, builtFiles, texts }: WriterSetUp): Promise<LoadedSite> {
  const module: SiteModule = await import(bundle);
  return { module, site: module.openSite(readFileSync(dataFile, "utf8"), builtFiles, texts) };
}

/** @returns the assets that the written pages use */
async function runTask(
  { kind, addresses }: WriterTask,
  setUp: WriterSetUp,
  { module, site }: LoadedSite,
): Promise<string[]> {
  if (kind === "pages") return writePagesHere(site, { ...setUp, addresses });
  await module.writePictures(setUp.directory, addresses);
  for (const address of addresses) compressWrittenFile(join(setUp.directory, address));
  return [];
}

const [setUp] = (await once(process, "message")) as [WriterSetUp];
// A process whose build has ended must not go on writing.
process.once("disconnect", () => process.exit());
const loading = loadSite(setUp);
process.on("message", async (task: WriterTask) => {
  process.send?.(await runTask(task, setUp, await loading));
});
