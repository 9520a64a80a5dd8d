/* `npm run licences`: every package with its version, licence and use; fails on one not accepted. */
import { readSourceFiles } from "../house/source-files.ts";
import type { PackageUse } from "./allowed-licences.ts";
import { findForbiddenLicences } from "./licence-rules.ts";
import { licencesOfProject } from "./supply-problems.ts";

const titles: Readonly<Record<PackageUse, string>> = {
  shipped: "In the files that visitors get",
  server: "Loaded by the server behind npm start",
  building: "Only where the site is built and tested",
};
const print = (line: string) => process.stdout.write(`${line}\n`);

const packages = licencesOfProject(readSourceFiles(process.cwd()));
for (const [use, title] of Object.entries(titles)) {
  const ofUse = packages.filter((entry) => entry.use === use);
  print(`\n${title}: ${ofUse.length}`);
  const lines = ofUse.map(
    ({ name, version, licence }) => `${name}@${version}`.padEnd(56) + licence,
  );
  for (const line of new Set(lines.sort())) print(`  ${line}`);
}
const problems = findForbiddenLicences(packages);
for (const { where, what, remedy } of problems) print(`✗ ${where}: ${what} → ${remedy}`);
print(`\n${packages.length} packages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
