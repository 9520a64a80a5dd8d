/* `npm run build`: everything that build/client holds, in order. Stops at the first fault. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { picturesIn } from "./built-addresses.ts";
import { contentOrExit } from "./check-content.ts";
import { step } from "./step.ts";

const CLIENT = "build/client";
/** For what only this build needs. */
const scratch = mkdtempSync(join(tmpdir(), "site-build-"));
process.once("exit", () => rmSync(scratch, { recursive: true }));
/** The content as checked here, for the other processes (app/collections/content.ts). */
const CHECKED_CONTENT = join(scratch, "content.json");
/** What the framework says while it builds. */
const LOG = join(scratch, "framework.log");
/** Characters of the log that are shown when it fails. */
const LOG_END = 8000;

const env = {
  ...process.env,
  NODE_ENV: "production",
  VITE_BUILD_DATE: new Date().toISOString().slice(0, 10),
  CHECKED_CONTENT,
};

/** It finds node_modules/.bin/*.cmd. */
const shell = process.platform === "win32";

/** Runs a command of node_modules/.bin, with our own output or into a log; ends the build when it fails. */
async function run(command: string, args: string[], log?: string) {
  const output = log ? openSync(log, "w") : "inherit";
  const { status } = spawnSync(command, args, { stdio: ["ignore", output, "inherit"], shell, env });
  if (typeof output === "number") closeSync(output);
  if (status === 0) return;
  if (log) process.stdout.write(readFileSync(log, "utf8").slice(-LOG_END));
  process.exit(1);
}

/** Runs one of our scripts beside the steps that follow; ends the build when it fails. */
async function runBeside(script: string) {
  const [status] = await once(spawn("node", [script], { stdio: "inherit", shell, env }), "exit");
  if (status !== 0) process.exit(1);
}

const content = await step("content", async () => contentOrExit());
await rm(CLIENT, { recursive: true, force: true });
await writeFile(CHECKED_CONTENT, JSON.stringify(content));
await step("photo list", async () => (await import("./photo-list.ts")).listPhotos());
await step("pages", () => run("react-router", ["build"], LOG));
const { bootScript } = await step("finish", async () =>
  (await import("./pages.ts")).finishPages(CLIENT),
);
const pictures = await picturesIn(CLIENT);
const numerous = await step("numerous pages", async () => {
  const { writeNumerousPages } = await import("./numerous-pages.ts");
  return writeNumerousPages(CLIENT, bootScript, CHECKED_CONTENT);
});
for (const [address, page] of numerous.pictures) pictures.set(address, page);
await step("list files", async () => (await import("./list-files.ts")).writeListFiles(CLIENT));
// It keeps one core busy for a while, and what follows does not need it at once.
const search = step("search index", () => runBeside("generators/search-index.ts"));
await step("photos", async () => (await import("./photos.ts")).writePhotos(CLIENT, pictures));
await step("drawings", async () => (await import("./drawings.ts")).writeDrawings(CLIENT, pictures));
await step("feed images", async () => (await import("./rasters.ts")).writeFeedImages(CLIENT));
await step("feeds", async () => (await import("./feeds.ts")).writeFeeds(CLIENT));
await step("well-known", async () => (await import("./well-known.ts")).writeWellKnown(CLIENT));
await step("licences", async () => (await import("./licences.ts")).writeLicences(CLIENT));
await step("host files", () => run("node", ["generators/host-files.ts"]));
await search;
// Cards are compressed as they are. Beside the search index they would take more memory than a large site may.
const cards = step("social cards", () => runBeside("generators/rasters.ts"));
await step("compression", () => runBeside("generators/compress.ts"));
await cards;
await step("stamp", () => run("node", ["generators/build-stamp.mjs"]));
