import { once } from "node:events";
import { join } from "node:path";
import type { Measure, Setting } from "../part.ts";
import { startProgram } from "../site/start-program.ts";
import type { TemporaryFolder } from "../site/temporary-folder.ts";
import { growthFigures } from "./growth-figures.ts";
import { watchMemory } from "./process-tree.ts";
import { copyWithInsights } from "./site-copy.ts";
import { type BuildWeight, weighBuild } from "./weigh-build.ts";

/** One build of the site with some number of insights. */
export interface MeasuredBuild extends BuildWeight {
  insights: number;
  /** Wall time of `npm run build`. */
  seconds: number;
  /** The most that its processes held together, in bytes; undefined where the system does not tell. */
  memory?: number;
}

/** The site as it is written, then two sizes that its authors will not soon reach. */
const SIZES = [13, 1_000, 10_000];
/** Enough to see that the part works. */
const QUICK_SIZES = [13, 40];

/**
 * Builds copies of the project with more and more insights, one after the other. They are removed together at the
 * end: for some minutes after thousands of files are deleted, ext4 takes five times as long to make a new one, and
 * the next build would be timed with that.
 */
export const measureGrowth: Measure<MeasuredBuild[]> = async (setting) => {
  const data: MeasuredBuild[] = [];
  const copies: TemporaryFolder[] = [];
  try {
    for (const insights of setting.isQuick ? QUICK_SIZES : SIZES) {
      const copy = await copyWithInsights(setting.root, insights);
      copies.push(copy);
      data.push({ insights, ...(await measureBuild(copy.folder, insights, setting.print)) });
    }
  } finally {
    for (const copy of copies) copy.remove();
  }
  return { figures: growthFigures(data), data };
};

async function measureBuild(folder: string, insights: number, print: Setting["print"]) {
  print(`${insights} insights`);
  const start = performance.now();
  const memory = await build(folder, print);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const weight = await weighBuild(join(folder, "build/client"));
  print(`  ${seconds} s, ${memory ? `${Math.round(memory / 1e6)} MB` : "memory not measured"}`);
  return { seconds, ...(memory && { memory }), ...weight };
}

/**
 * @param folder of package.json
 * @returns the most memory that was held, in bytes
 * @throws Error when the build fails
 */
async function build(folder: string, print: Setting["print"]): Promise<number | undefined> {
  const npm = startProgram("npm", ["run", "build"], { cwd: folder });
  const stopWatching = watchMemory(npm.child.pid ?? 0);
  npm.listen((text) => {
    // The build tells its steps in lines that begin with two spaces.
    for (const line of text.split("\n")) if (/^ {2}\w.* s\b/.test(line)) print(line);
  });
  const [code] = await once(npm.child, "close");
  const memory = stopWatching();
  if (code !== 0) throw new Error(`The build of a copy has failed (${code}):\n${npm.complaints()}`);
  return memory;
}
