import { basePath } from "#app/lib/base-path.ts";
import { readBuiltSite } from "./built/built-site.ts";
import { describeWeights } from "./built/over-budget.ts";
import { weighPages } from "./built/weights.ts";
import { builtChecks } from "./built-checks.ts";
import { type Counts, formatCounts } from "./counts.ts";
import { readSourceFiles } from "./house/source-files.ts";
import { houseChecks } from "./house-checks.ts";
import { runChecks } from "./report.ts";

// node checks/run.ts built     the built site (npm run check)
// node checks/run.ts house     what was written (npm run lint:house)
// node checks/run.ts weights   what each page weighs, as a table

const build = "build";
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(what: string | undefined): Promise<number> {
  if (what === "weights") {
    describeWeights(weighPages(readSite())).forEach(print);
    return 0;
  }
  const counts = await run(what);
  print(formatCounts(counts));
  return counts.failed > 0 ? 1 : 0;
}

function run(what: string | undefined): Promise<Counts> {
  if (what === "built") return runChecks(builtChecks(build), readSite(), print);
  if (what === "house") return runChecks(houseChecks, readSourceFiles(process.cwd()), print);
  throw new Error(`Say what to check: built, house or weights, not "${what ?? ""}"`);
}

function readSite() {
  return readBuiltSite(`${build}/client`, basePath());
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  print("0 passed, 1 failed");
  process.exitCode = 1;
}
