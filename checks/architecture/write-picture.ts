/* `npm run architecture`: draws docs/architecture.svg from the imports of today. */
import { writeFileSync } from "node:fs";
import { readSourceFiles } from "../house/source-files.ts";
import { drawArchitecture } from "./draw.ts";
import { readFolderImports } from "./folder-imports.ts";
import { findMisplaced, PICTURE } from "./stale-picture.ts";

const imports = readFolderImports(readSourceFiles(process.cwd()));
const misplaced = findMisplaced(imports);
for (const { where, what, remedy } of misplaced) console.error(`${where}: ${what} → ${remedy}`);
if (misplaced.length > 0) process.exit(1);
writeFileSync(PICTURE, drawArchitecture(imports));
console.log(`${PICTURE}: ${imports.length} pairs of folders`);
