import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Problem } from "../problem.ts";

const jar = "node_modules/vnu-jar/build/dist/vnu.jar";

/** The Nu checker is a Java program. */
export function canRunNu(): boolean {
  return existsSync(jar) && spawnSync("java", ["-version"]).status === 0;
}

/**
 * Every page is valid by the Nu checker, the W3C's own (https://validator.github.io/validator/).
 *
 * @param folder of the published files
 * @throws when the checker does not run
 */
export function findNuErrors(folder: string): Problem[] {
  const flags = ["--format", "json", "--skip-non-html", "--stdout", "--exit-zero-always"];
  const options = { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, timeout: 120_000 } as const;
  const { stdout, stderr, status } = spawnSync("java", ["-jar", jar, ...flags, folder], options);
  if (status !== 0) throw new Error(`the Nu checker broke: ${stderr}`);
  return readNuReport(stdout);
}

interface NuMessage {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url?: string;
  lastLine?: number;
  message: string;
}

/** @param json what the Nu checker wrote; its hints of the lowest kind are left out */
export function readNuReport(json: string): Problem[] {
  const { messages }: { messages: NuMessage[] } = JSON.parse(json);
  return messages
    .filter(({ type, subType }) => type !== "info" || subType === "warning")
    .map(({ url = "", lastLine = 1, message }) => ({
      where: `${decodeURIComponent(url).replace(/^.*\/site\//, "")}:${lastLine}`,
      what: message,
    }));
}
