import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, glob, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FEED_SIZE } from "#app/features/feeds/feed-xml.ts";
import { type Figure, type Measure, median } from "../figure.ts";
import { generatedInsight } from "./generated-insight.ts";
import { watchMemory } from "./watch-memory.ts";

/** Numbers of insights besides that of the site as it is written: two sizes that its authors will not reach soon. */
const SIZES = [1_000, 10_000];
/** The sizes of a trial. The feeds of articles and of blogs are full at both sizes: each grows up to its limit. */
const QUICK_SIZES = [3 * FEED_SIZE, 3 * FEED_SIZE + 30];
/** The goals of the largest site, on four cores: seconds and gigabytes. */
const MOST_SECONDS = 45;
const MOST_MEMORY = 1.2;
const MOST_SECONDS_AFTER_AN_EDIT = 12;
const MOST_SECONDS_FOR_CONTENT = 4;
/** How much a part may grow that does not depend on the number of insights. */
const MOST_GROWTH = 1.02;
/** Files of earlier builds, which make the next build faster. */
const CACHE = "node_modules/.cache";

/** Parts of the built site that must not grow with the number of insights: their files, and how to sum up their bytes. */
const CONSTANT_PARTS = [
  { name: "page of an insight", files: "insights/articles/*/index.html", summarize: median },
  {
    name: "page of an insight, compressed",
    files: "insights/articles/*/index.html.br",
    summarize: median,
  },
  { name: "first page of the list", files: "insights/index.html", summarize: median },
  { name: "all scripts", files: "assets/*.js", summarize: sum },
  { name: "all feeds", files: "feeds/*.xml", summarize: sum },
];

/** Builds the site with more and more insights, one build after the other. */
export const measureGrowth: Measure = async ({ isQuick, scratch, resources }) => {
  const clearCache = () => rm(CACHE, { recursive: true, force: true });
  resources.defer(clearCache);
  const sizes = [await countInsights(), ...(isQuick ? QUICK_SIZES : SIZES)];
  const figures: Figure[] = [];
  const sites: string[] = [];
  for (const size of sizes) {
    await clearCache();
    // The built sites stay until the end: a file system writes slowly while it deletes thousands of files.
    const dist = join(scratch, `${size}`);
    const isLargest = size === sizes.at(-1);
    figures.push(...(await measureBuild(dist, size, isLargest)));
    sites.push(join(dist, "site"));
  }
  const [before = "", after = ""] = sites.slice(-2);
  for (const { name, files, summarize } of CONSTANT_PARTS) {
    const bytesBefore = summarize(await sizesOf(before, files));
    const bytesAfter = summarize(await sizesOf(after, files));
    figures.push({
      name: `growth: ${name}`,
      value: bytesAfter / bytesBefore,
      atMost: MOST_GROWTH,
      note: `${sizes.at(-1)} by ${sizes.at(-2)} insights; ${(bytesAfter / 1024).toFixed(1)} KB`,
    });
  }
  return figures;
};

/** Builds the site with so many insights, checks the content, and builds again after an edit. */
async function measureBuild(dist: string, size: number, isLargest: boolean): Promise<Figure[]> {
  const content = join(dist, "content");
  await cp("content", content, { recursive: true });
  await addInsights(content, size);
  const env = { ...process.env, CONTENT_DIR: content };
  const { seconds, bytes } = await run(["app/commands/build.ts", dist], env);
  const site = join(dist, "site");
  const files = await sizesOf(site, "**/*");
  const pages = await sizesOf(site, "**/index.html");
  const index = sum(await sizesOf(site, "search-index*.json.br")) / 1024;
  const insights = `${size.toLocaleString("en-GB")} insights`;
  const time: Figure = {
    name: `${insights}, build`,
    value: seconds,
    unit: "s",
    note: `${pages.length} pages, ${files.length} files`,
  };
  const memory: Figure = { name: `${insights}, most memory`, value: bytes / 1e9, unit: "GB" };
  const contentTime: Figure = {
    name: `${insights}, npm run content`,
    value: (await run(["app/commands/report-content.ts"], env)).seconds,
    unit: "s",
  };
  await changeText(content);
  const timeAfterEdit: Figure = {
    name: `${insights}, build after one edited text`,
    value: (await run(["app/commands/build.ts", dist], env)).seconds,
    unit: "s",
  };
  if (isLargest) {
    time.atMost = MOST_SECONDS;
    memory.atMost = MOST_MEMORY;
    contentTime.atMost = MOST_SECONDS_FOR_CONTENT;
    timeAfterEdit.atMost = MOST_SECONDS_AFTER_AN_EDIT;
  }
  return [
    time,
    memory,
    { name: `${insights}, search index, compressed`, value: index, unit: "KB" },
    contentTime,
    timeAfterEdit,
  ];
}

/** Adds a paragraph to an article. */
async function changeText(content: string): Promise<void> {
  const articles = await Array.fromAsync(glob(join(content, "insights/articles/*.md")));
  const [first = ""] = articles.sort();
  await appendFile(first, "\nA further paragraph.\n");
}

/** The number of insights of the site as it is written. */
async function countInsights(): Promise<number> {
  const files = await Array.fromAsync(glob("content/insights/*/*.md"));
  return files.length;
}

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

/** Runs a command of the project. @returns how long it took, and the most memory that it held */
async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ seconds: number; bytes: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: "inherit" });
  const stopWatching = watchMemory(child.pid);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args.join(" ")} has failed (${code}), see above`);
  return { seconds: (performance.now() - start) / 1000, bytes: stopWatching() };
}

async function sizesOf(site: string, pattern: string): Promise<number[]> {
  const files = await Array.fromAsync(glob(join(site, pattern)));
  if (files.length === 0) throw new Error(`The build has no ${pattern}`);
  return Promise.all(files.map(async (file) => (await stat(file)).size));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
