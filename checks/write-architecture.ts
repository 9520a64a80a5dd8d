import { readFileSync, writeFileSync } from "node:fs";
import { drawArchitecture, readFolderImports } from "./sources/architecture.ts";

/* `npm run architecture`: draws the imports of today into docs/architecture.md. */
const FILE = "docs/architecture.md";
const picture = drawArchitecture(await readFolderImports());
const text = readFileSync(FILE, "utf8");
writeFileSync(
  FILE,
  text.replace(/```mermaid\n.*?\n```/s, () => picture),
);
