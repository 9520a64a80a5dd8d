/*
 * `npm run build` writes everything in dist/, step by step. It stops at the first fault, and publishes only after the
 * last step.
 *   node app/commands/build.ts [<folder>]     builds into another folder than dist/
 *   npm run build -- --allow-simulated        also if the published site delivers its forms and this build does not
 */
import "./production.ts";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { buildDay } from "#app/base/dates.ts";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { languagesOfSite } from "#app/features/search/bundled-languages.ts";
import { ContentError } from "#app/model/content-error.ts";
import { nextChange, publicationNotes } from "#app/model/publication.ts";
import { withoutTexts } from "#app/model/recorded-uses.ts";
import { referenceChoices } from "#app/model/reference-choices.ts";
import { forgetSources } from "#app/model/source-file.ts";
import { translationReports } from "#app/model/translation-report.ts";
import { editorLanguages, loadSiteContent, siteSchemas } from "#app/routes/site-content.ts";
import { joinTexts } from "#app/site/stored-texts.ts";
import { writeEditor } from "../../editor/build-editor.ts";
import { editorConfig } from "../../editor/editor-config.ts";
import { editorSettings } from "../../editor/editor-settings.ts";
import { siteAddress } from "../../hosting/address.ts";
import { compressFolder, type TakeOver } from "../../hosting/compress.ts";
import { EDITOR_FOLDER } from "../../hosting/hosting-rules.ts";
import { newBuildFolder, publishBuild, writeHostFiles } from "../../hosting/publish.ts";
import { cachedFile, hashOf, pruneCache } from "../../platform/build-cache.ts";
import {
  buildState,
  currentCommit,
  heldBuildRefusal,
  STAMP,
  settingsState,
  sourceState,
} from "../../platform/build-state.mjs";
import { buildClient, buildServer } from "../../platform/bundles.ts";
import { collectGarbage } from "../../platform/collect-garbage.ts";
import { printPdfs } from "../../platform/print-pdfs.ts";
import { simulationRefusal } from "../../platform/settings.mjs";
import { sourceCode } from "../../platform/source-code.ts";
import { pageFile, writePagesHere } from "../../platform/write-pages.ts";
import { startWriters } from "../../platform/writers.ts";
import { bundledSettings } from "./bundled-settings.ts";
import { describeLanguages } from "./describe-languages.ts";
import { openPoints } from "./go-live.ts";

// All processes use the same day, also around midnight.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
const { basePath } = siteAddress();
/** `/`, or the sub-path with a slash at both ends. */
const base = `${basePath}/`;
const editor = editorSettings(process.env);

const compression = sourceCode("hosting/compress.ts");
const takeOverCompressed: TakeOver = (inputs, make) =>
  cachedFile({ code: compression, inputs }, make);

const args = process.argv.slice(2);
const dist = args.find((argument) => !argument.startsWith("--")) ?? "dist";
const isDelivering = deliverySettings().mode !== "simulated";
const refusal = isDelivering ? undefined : simulationRefusal(dist, STAMP);
if (refusal && !args.includes("--allow-simulated")) stop(refusal);
const heldRefusal = heldBuildRefusal(dist);
if (heldRefusal) stop(heldRefusal);
let { data, joinedTexts, ...content } = await step("content", checkContent).catch(
  (error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    return stop(error.message);
  },
);
const state = buildState(".", process.env);
const folder = await newBuildFolder(dist);
const directory = join(folder, "site");
const bundleInputs = {
  sources: sourceState("."),
  settings: bundledSettings(),
  languages: languagesOfSite(),
  words: content.words,
};
const bundle = await step("server", () => buildServer(folder, bundleInputs));
const app: typeof import("../entry-server.ts") = await import(bundle);
// Every process of the build reads the content that was checked here.
const dataFile = resolve(folder, "server", "content.json");
await writeFile(dataFile, data);
const texts = { file: resolve(folder, "server", "texts.txt"), places: joinedTexts.places };
await writeFile(texts.file, joinedTexts.bytes);
const site = app.openSite(data, {}, texts);
/** Everything that a page can depend on, besides the texts of insights. */
const pageInputs = hashOf(
  JSON.stringify([bundleInputs, settingsState(process.env), buildDay(), hashOf(data)]),
);
// Nothing below reads them, and with ten thousand insights they take a hundred megabytes.
data = "";
joinedTexts = { ...joinedTexts, bytes: Buffer.alloc(0) };
collectGarbage();

// Bundling runs in another process, so this process is free meanwhile.
const [manifest, powerPoint] = await Promise.all([
  step("client", () => buildClient(directory, bundleInputs)),
  step("PowerPoint", () => app.powerPoint()),
]);
const files: Record<string, number> = {};
for (const [address, file] of Object.entries(powerPoint)) {
  await mkdir(dirname(join(directory, address)), { recursive: true });
  await writeFile(join(directory, address), file);
  files[address] = file.length;
}
const pageSetUp = { builtFiles: files, manifest, base, directory, inputs: pageInputs };
const addresses = site.addresses();
const writers = startWriters({ ...pageSetUp, bundle, dataFile, texts }, addresses.length);
// Other processes write the pages, so this process is free meanwhile.
const writingPages = step("pages", () => writers.writePages(addresses));
const writingFiles = writeFilesBesidePages();
const [pages] = await Promise.all([writingPages, writingFiles]);
const pictures = new Set([...pages.usedAssets, ...site.usedAssets()]);
await step("pictures", () => writers.writePictures(pictures));
writers.end();
collectGarbage();
await step("attachments", async () => app.copyAttachments(directory));
// A browser prints the PDFs while this process writes the rest.
const printJob = { directory, basePath, author: content.firm, siteUrl: content.url };
const printing = step("PDFs", () => printPdfs({ ...printJob, pages: app.printedPages() }));
await step("feeds", () => app.writeFiles(directory, "feeds"));
await step("cards", () => app.writeFiles(directory, "cards"));
if (editor) {
  const config = editorConfig(siteSchemas(), editor, editorLanguages(), referenceChoices());
  const editorBase = `${basePath}${EDITOR_FOLDER}/`;
  await step("editor", () => writeEditor(join(directory, EDITOR_FOLDER), config, editorBase));
}
const printed = await printing;
// The pages that have a PDF are written again: they now state its size.
const printedPages = Object.keys(printed).map((address) => address.replace(".pdf", ""));
if (printedPages.length > 0) {
  const builtFiles = { ...files, ...printed };
  const printedSite = app.openSite(await readFile(dataFile, "utf8"), builtFiles, texts);
  const share = { ...pageSetUp, builtFiles, addresses: printedPages };
  await step("pages with PDF", () => writePagesHere(printedSite, share));
}
collectGarbage();
const compressed = new Set(addresses.map((address) => pageFile(address, site)));
for (const address of pictures) compressed.add(address.slice(1));
await step("compression", () => compressFolder(directory, takeOverCompressed, compressed));
await step("hosts", () => writeHostFiles(folder, app.rules(editor?.sources)));
const stamp = { state, until: content.nextChange, isDelivering, commit: currentCommit(".") };
await writeFile(join(folder, STAMP), JSON.stringify(stamp));
await publishBuild(folder, dist);
await pruneCache();
for (const note of content.notes) console.log(note);
const open = content.openPoints.length;
if (open > 0) console.log(`open before going live: ${open}; npm run golive lists them`);
if (!isDelivering) warnOfSimulatedForms();

async function writeFilesBesidePages(): Promise<void> {
  await step("texts", () => app.writeFiles(directory, "texts"));
  await step("brand", () => app.writeFiles(directory, "brand"));
  await step("search", () => app.writeFiles(directory, "search"));
}

/** Ends the build before it has published anything. */
function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function warnOfSimulatedForms(): void {
  const edge = "*".repeat(88);
  console.warn(`
${edge}
Forms are SIMULATED: no message and no application reaches anybody.
To receive them on this machine: FORMS=receive npm start (docs/operating.md)
${edge}`);
}

/**
 * Reads and checks the content.
 *
 * @returns the content as JSON without the texts of insights, these texts, and what the build itself needs of it. The content and its files do not stay in memory.
 * @throws ContentError with every problem
 */
async function checkContent() {
  const content = await loadSiteContent();
  const { words, site } = content;
  // Pages show what a translation lacks in the default language, so the build says how much that is.
  const languageNotes = describeLanguages(content, await translationReports(siteSchemas()));
  const checked = {
    data: JSON.stringify(withoutTexts(content)),
    joinedTexts: joinTexts(content),
    words,
    firm: site.name,
    url: site.url,
    nextChange: nextChange(content),
    notes: [...publicationNotes(content), ...languageNotes],
    openPoints: openPoints(content),
  };
  forgetSources();
  return checked;
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
