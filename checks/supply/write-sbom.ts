/* `npm run sbom`: build/sbom.json, the list of materials (CycloneDX) of package-lock.json. */
import { mkdirSync, writeFileSync } from "node:fs";
import { readSourceFiles } from "../house/source-files.ts";
import { readSbom } from "./read-sbom.ts";

const TARGET = "build/sbom.json";

const sbom = readSbom(readSourceFiles(process.cwd()));
mkdirSync("build", { recursive: true });
writeFileSync(TARGET, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${TARGET}: ${sbom.components.length} packages`);
