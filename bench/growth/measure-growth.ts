import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, glob, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Figure, type Measure, median } from "../figure.ts";
import { generatedInsight } from "./generated-insight.ts";
import { watchMemory } from "./watch-memory.ts";

/** The site as it is written, then two sizes that its authors will not soon reach. */
const SIZES = [13, 1_000, 10_000];
/** For the largest size, on four cores: seconds and gigabytes. */
const LIMITS = [{ atMost: 80 }, { atMost: 2 }];
/** How much a part may grow that does not depend on the number of insights. */
const MOST_GROWTH = 1.02;
/** What earlier builds have left, which would make the next one quicker. */
const KEPT = "node_modules/.cache";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Files below the built site whose bytes, of one or all together, must not grow. */
const constants = {
  "page of an insight": { files: "insights/articles/*/index.html", of: median },
  "page of an insight as it travels": { files: "insights/articles/*/index.html.br", of: median },
  "first page of the list": { files: "insights/index.html", of: median },
  "all scripts": { files: "assets/*.js", of: sum },
  "all feeds": { files: "feeds/*.xml", of: sum },
};

/** Builds the site with more and more insights, one after the other. */
export const measureGrowth: Measure = async ({ isQuick, scratch, resources }) => {
  // Everything goes at the end: while thousands of files are deleted, a file system makes new ones slowly.
  const forget = () => rm(KEPT, { recursive: true, force: true });
  resources.defer(forget);
  const figures: Figure[] = [];
  const sites: string[] = [];
  const wanted = isQuick ? [13, 40, 60] : SIZES;
  for (const insights of wanted) {
    await forget();
    const dist = join(scratch, `${insights}`);
    const content = join(dist, "content");
    await cp("content", content, { recursive: true });
    await addInsights(content, insights);
    const [seconds, memory] = await build(dist, { ...process.env, CONTENT_DIR: content });
    const site = join(dist, "site");
    sites.push(site);
    const note = `${(await sizesOf(site, "**/*")).length} files`;
    const index = sum(await sizesOf(site, "search-index*.json.br")) / 1024;
    const [time, size] = insights === wanted.at(-1) ? LIMITS : [];
    const name = (what: string) => `${insights.toLocaleString("en-GB")} insights, ${what}`;
    figures.push(
      { name: name("build"), value: seconds, unit: "s", ...time, note },
      { name: name("most memory"), value: memory / 1e9, unit: "GB", ...size },
      { name: name("search index as it travels"), value: index, unit: "KB" },
    );
  }
  const by = wanted.slice(-2).reverse().join(" by ");
  for (const [part, { files, of }] of Object.entries(constants)) {
    const sizes = sites.slice(-2).map(async (site) => of(await sizesOf(site, files)));
    const [before = NaN, after = NaN] = await Promise.all(sizes);
    const note = `${by} insights; ${(after / 1024).toFixed(1)} KB`;
    figures.push({ name: `growth: ${part}`, value: after / before, atMost: MOST_GROWTH, note });
  }
  return figures;
};

async function addInsights(content: string, wanted: number): Promise<void> {
  const authored = await Array.fromAsync(glob(join(content, "insights/*/*.md")));
  const texts = await Promise.all(authored.map((file) => readFile(file, "utf8")));
  const words = texts.flatMap((text) => text.split("\n---\n")[1]?.match(/\p{L}{2,}/gu) ?? []);
  const leaders = await readdir(join(content, "leaders"));
  const authors = leaders.map((name) => name.replace(".yaml", "")).sort();
  const categories = texts.flatMap((text) => /^category: (.+)$/m.exec(text)?.[1] ?? []).sort();
  for (let index = 0; index < wanted - authored.length; index += 1) {
    const insight = generatedInsight(index, { authors, categories, words });
    await writeFile(join(content, "insights", insight.path), insight.content);
  }
}

/** @returns seconds, and the most bytes of memory */
async function build(dist: string, env: NodeJS.ProcessEnv): Promise<[number, number]> {
  const start = performance.now();
  const child = spawn(process.execPath, ["app/commands/build.ts", dist], { env, stdio: "inherit" });
  const stopWatching = watchMemory(child.pid);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The build has failed (${code}), see above`);
  return [(performance.now() - start) / 1000, stopWatching()];
}

async function sizesOf(site: string, pattern: string): Promise<number[]> {
  const files = await Array.fromAsync(glob(join(site, pattern)));
  if (files.length === 0) throw new Error(`The build has no ${pattern}`);
  return Promise.all(files.map(async (file) => (await stat(file)).size));
}
