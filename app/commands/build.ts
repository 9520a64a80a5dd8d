/*
 * `npm run build` writes everything in dist/, step by step. It stops at the first fault, and publishes only after the
 * last step.
 *   node app/commands/build.ts [<folder>]     builds into another folder than dist/
 *   npm run build -- --allow-simulated        also if the published site delivers its forms and this build does not
 */
import "./production.ts";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { ContentError } from "#app/model/content-error.ts";
import { nextChange, publicationNotes } from "#app/model/publication.ts";
import { loadSiteContent, siteSchemas } from "#app/routes/site-content.ts";
import { writeEditor } from "../../editor/build-editor.ts";
import { editorConfig } from "../../editor/editor-config.ts";
import { editorSettings } from "../../editor/editor-settings.ts";
import { siteAddress } from "../../hosting/address.ts";
import { compressFolder } from "../../hosting/compress.ts";
import { EDITOR_FOLDER } from "../../hosting/hosting-rules.ts";
import { newBuildFolder, publishBuild, writeHostFiles } from "../../hosting/publish.ts";
import { buildState, STAMP } from "../../platform/build-state.mjs";
import { buildClient, buildServer } from "../../platform/bundles.ts";
import { printPdfs } from "../../platform/print-pdfs.ts";
import { simulationRefusal } from "../../platform/settings.mjs";
import type { BuiltFiles } from "../../platform/site-definition.ts";
import { writePages } from "../../platform/write-pages.ts";
import { openPoints } from "./go-live.ts";

// All processes use the same day, also around midnight.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
const { basePath } = siteAddress();
const editor = editorSettings(process.env);

const args = process.argv.slice(2);
const dist = args.find((argument) => !argument.startsWith("--")) ?? "dist";
const isDelivering = deliverySettings().mode !== "simulated";
const refusal = isDelivering ? undefined : simulationRefusal(dist, STAMP);
if (refusal && !args.includes("--allow-simulated")) {
  console.error(refusal);
  process.exit(1);
}
const content = await step("content", loadSiteContent).catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const state = buildState(".", process.env);
const folder = await newBuildFolder(dist);
const directory = join(folder, "site");
// The scripts for the browser hold the words of the default language.
const wordsFile = resolve(folder, "words.json");
await writeFile(wordsFile, JSON.stringify(content.words));
const bundle = await step("server", () => buildServer(folder, wordsFile));
const app: typeof import("../entry-server.ts") = await import(bundle);
// Every process of the build reads the content that was checked here.
const data = JSON.stringify(content);
const dataFile = resolve(folder, "server", "content.json");
await writeFile(dataFile, data);
const site = app.openSite(data, {});

// Bundling runs in another process, so this process is free meanwhile.
const [manifest, powerPoint] = await Promise.all([
  step("client", () => buildClient(directory, wordsFile)),
  step("PowerPoint", () => app.powerPoint()),
]);
const files: Record<string, number> = {};
await rm(wordsFile);
for (const [address, file] of Object.entries(powerPoint)) {
  await mkdir(dirname(join(directory, address)), { recursive: true });
  await writeFile(join(directory, address), file);
  files[address] = file.length;
}
const pages = await step("pages", () => writePagesAt(site.addresses(), files));
await step("texts", () => app.writeFiles(directory, "texts"));
await step("search", () => app.writeFiles(directory, "search"));
const pictures = new Set([...pages.usedAssets, ...site.usedAssets()]);
await step("pictures", () => app.writePictures(directory, pictures));
// A browser prints the PDFs while this process writes the rest.
const printing = step("PDFs", () =>
  printPdfs(directory, basePath, app.printedPages(), content.site.name),
);
await step("feeds", () => app.writeFiles(directory, "feeds"));
await step("cards", () => app.writeFiles(directory, "cards"));
if (editor) {
  const config = editorConfig(siteSchemas(), editor);
  const base = `${basePath}${EDITOR_FOLDER}/`;
  await step("editor", () => writeEditor(join(directory, EDITOR_FOLDER), config, base));
}
const printed = await printing;
// The printed pages are written again: they now state the sizes of their PDFs.
const printedPages = Object.keys(printed).map((address) => address.replace(".pdf", ""));
if (printedPages.length > 0) {
  await step("their pages", () => writePagesAt(printedPages, { ...files, ...printed }));
}
await step("compression", () => compressFolder(directory));
await step("hosts", () => writeHostFiles(folder, app.rules(editor?.sources)));
const stamp = { state, until: nextChange(content), isDelivering };
await writeFile(join(folder, STAMP), JSON.stringify(stamp));
await publishBuild(folder, dist);
for (const note of publicationNotes(content)) console.log(note);
const open = openPoints(content).length;
if (open > 0) console.log(`open before going live: ${open}; npm run golive lists them`);
const EDGE = "*".repeat(88);
if (!isDelivering)
  console.warn(`\n${EDGE}\nForms are SIMULATED: no message and no application reaches anybody.
To receive them on this machine: FORMS=receive npm start (docs/deploying.md)\n${EDGE}`);

function writePagesAt(addresses: readonly string[], builtFiles: BuiltFiles) {
  const base = `${basePath}/`;
  return writePages({ bundle, dataFile, builtFiles, manifest, base, directory, addresses });
}

/** Runs a step of the build. Prints its name, its duration and the number of files, for example `pages 80`. */
async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = Object.entries(Object(result))
    .filter(([, value]) => typeof value === "number")
    .map(([key, value]) => `${key} ${value}`);
  console.log(`  ${name.padEnd(16)}${seconds.padStart(5)} s  ${counts.join(", ")}`);
  return result;
}
