import { spawn } from "node:child_process";
import { once } from "node:events";
import { glob, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Figure } from "../figure.ts";
import type { Measure, Setting } from "../part.ts";
import { copyProject, linkPackages } from "../site/project-copy.ts";
import { median } from "../statistics.ts";
import { generatedInsight } from "./generated-insight.ts";
import { watchMemory } from "./watch-memory.ts";

/** The site as it is written, then two sizes that its authors will not soon reach. */
const SIZES = [13, 1_000, 10_000];
/** Enough to see that the part works. */
const QUICK_SIZES = [13, 40, 60];
/** For the largest size, on four cores: seconds and gigabytes. */
const LIMITS = { seconds: 80, gigabytes: 2 };
/** How much a part may grow that does not depend on the number of insights. */
const MOST_GROWTH = 1.02;

/** What must not grow: files below the built site, of which the median counts, or the sum. */
const constants = {
  "page of an insight": { files: "insights/articles/*/index.html", of: median },
  "page of an insight as it travels": { files: "insights/articles/*/index.html.br", of: median },
  "first page of the list": { files: "insights/index.html", of: median },
  "all scripts": { files: "assets/*.js", of: sum },
  "all feeds": { files: "feeds/*.xml", of: sum },
};

/** A site that was built. */
interface Build {
  insights: number;
  seconds: number;
  /** Bytes. */
  memory: number;
  pages: number;
  searchIndex: number;
  /** Bytes of what must not grow. */
  sizes: Record<string, number>;
}

/** Builds copies of the project with more and more insights, one after the other. */
export const measureGrowth: Measure = async ({ isQuick, print }) => {
  // All copies go at the end: while thousands of files are deleted, a file system makes new ones slowly.
  await using copies = new AsyncDisposableStack();
  const builds: Build[] = [];
  for (const insights of isQuick ? QUICK_SIZES : SIZES) {
    const { folder } = copies.use(await copyProject());
    await linkPackages(folder);
    await addInsights(join(folder, "content"), insights);
    print(`${insights} insights`);
    const cost = await build(folder, print);
    builds.push({ insights, ...cost, ...(await weigh(join(folder, "dist/site"))) });
  }
  return figuresOf(builds);
};

async function addInsights(content: string, wanted: number): Promise<void> {
  const authored = await Array.fromAsync(glob("insights/*/*.md", { cwd: content }));
  const authors = (await readdir(join(content, "leaders")))
    .map((name) => name.replace(/\.yaml$/, ""))
    .sort();
  for (let index = 0; index < wanted - authored.length; index += 1) {
    const insight = generatedInsight(index, authors);
    await writeFile(join(content, "insights", insight.path), insight.content);
  }
}

async function build(
  folder: string,
  print: Setting["print"],
): Promise<Pick<Build, "seconds" | "memory">> {
  const start = performance.now();
  const child = spawn(process.execPath, ["build/main.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stopWatching = watchMemory(child.pid ?? 0);
  // The build tells its steps in lines that begin with two spaces.
  createInterface(child.stdout).on("line", (line) => /^ {2}\w.* s\b/.test(line) && print(line));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The build of a copy has failed (${code}), see above`);
  return { seconds: (performance.now() - start) / 1000, memory: stopWatching() };
}

async function weigh(site: string): Promise<Pick<Build, "pages" | "searchIndex" | "sizes">> {
  const sizesOf = async (pattern: string) => {
    const files = await Array.fromAsync(glob(pattern, { cwd: site }));
    if (files.length === 0) throw new Error(`The build has no ${pattern}`);
    return Promise.all(files.map(async (file) => (await stat(join(site, file))).size));
  };
  const sizes: Record<string, number> = {};
  for (const [name, { files, of }] of Object.entries(constants))
    sizes[name] = of(await sizesOf(files));
  const pages = (await sizesOf("**/*.html")).length;
  return { pages, searchIndex: sum(await sizesOf("search-index*.json.br")), sizes };
}

function figuresOf(builds: readonly Build[]): Figure[] {
  const [, few, many] = builds;
  const costs = builds.flatMap(({ insights, seconds, memory, pages, searchIndex }): Figure[] => {
    const name = (what: string) => `${insights.toLocaleString("en-GB")} insights, ${what}`;
    const [time, size] =
      insights === many?.insights ? [{ atMost: LIMITS.seconds }, { atMost: LIMITS.gigabytes }] : [];
    return [
      {
        name: name("build"),
        value: seconds,
        unit: "s",
        digits: 1,
        ...time,
        note: `${pages} pages`,
      },
      { name: name("most memory"), value: memory / 1e9, unit: "GB", digits: 2, ...size },
      {
        name: name("search index as it travels"),
        value: searchIndex / 1024,
        unit: "KB",
        digits: 1,
      },
    ];
  });
  if (!few || !many) return costs;
  const growth = Object.keys(constants).map((name): Figure => {
    const [before = 0, after = 0] = [few.sizes[name], many.sizes[name]];
    const note = `${(before / 1024).toFixed(1)} and ${(after / 1024).toFixed(1)} KB`;
    return {
      name: `${name}, ${many.insights} by ${few.insights} insights`,
      value: after / before,
      unit: "",
      digits: 3,
      atMost: MOST_GROWTH,
      note,
    };
  });
  return [...costs, ...growth];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
