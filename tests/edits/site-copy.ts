import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fixtureContent } from "../set-up/fixture-site.ts";
import { ContentFolder } from "./content-folder.ts";

/** Names of installed, generated and reference files and folders, which a copy does not need. */
const NOT_COPIED = [".git", "dist", "data", "node_modules", "references", "test-results"];

/** A copy of the project, in which the commands of an owner run. Disposal removes it. */
export interface SiteCopy extends AsyncDisposable {
  content: ContentFolder;
  /** Restores the shipped content. */
  reset: () => Promise<void>;
  /** The folder of the copy. */
  folder: string;
  /** Runs an npm script. */
  run: (script: string, settings?: NodeJS.ProcessEnv) => Promise<Outcome>;
}

/** The output of a command, and whether it succeeded. */
interface Outcome {
  isPassed: boolean;
  output: string;
}

export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), "edited-site-"));
  const isCopied = (path: string) => !NOT_COPIED.includes(basename(path));
  await cp(".", folder, { recursive: true, filter: isCopied });
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const content = new ContentFolder(join(folder, "content"));

  const reset = async () => {
    await rm(content.path, { recursive: true });
    await cp(fixtureContent("structure"), content.path, { recursive: true });
  };

  const run = async (script: string, settings: NodeJS.ProcessEnv = {}) => {
    // The commands must not see the variables of the test runner.
    const { VITEST: _runner, NODE_ENV: _mode, ...env } = process.env;
    const shell = process.platform === "win32";
    const child = spawn("npm", ["run", "--silent", script], {
      cwd: folder,
      env: { ...env, ...settings },
      shell,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => {
        output += text;
      });
    }
    const [code] = await once(child, "close");
    return { isPassed: code === 0, output };
  };

  await reset();
  const remove = () => rm(folder, { recursive: true });
  return { folder, content, reset, run, [Symbol.asyncDispose]: remove };
}
