import { findStalePicture } from "./architecture/stale-picture.ts";
import { findCrossedBoundaries } from "./house/boundaries.ts";
import { findBrandNames } from "./house/brand.ts";
import { findStaleDocuments } from "./house/documents.ts";
import { findLongFiles } from "./house/file-sizes.ts";
import { findMachinePaths } from "./house/machine-paths.ts";
import type { SourceFile } from "./house/source-files.ts";
import type { Check } from "./problem.ts";
import { findSupplyProblems } from "./supply/supply-problems.ts";

/** The checks of what was written, whether it is built or not. */
export const houseChecks: readonly Check<readonly SourceFile[]>[] = [
  { name: "imports keep to the folders", find: findCrossedBoundaries },
  { name: "files of a readable size", find: findLongFiles },
  { name: "documents name what exists", find: findStaleDocuments },
  { name: "the brand stands in one file", find: findBrandNames },
  { name: "no path of one machine", find: (files) => findMachinePaths(files, process.cwd()) },
  { name: "packages: exact, locked, scripts and licences decided", find: findSupplyProblems },
  { name: "the picture of the folders is of today", find: findStalePicture },
];
