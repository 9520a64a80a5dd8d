// What `npm start`, `npm test` and the like do first, on a machine that may hold nothing but the sources and any Node
// from 20 on: so plain JavaScript without dependencies.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reasonToBuild } from "./build-state.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The first Node that runs this project's TypeScript as it stands. */
const OLDEST = 24;

const isWindows = process.platform === "win32";

let child;
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    isStopped = true;
    if (!child?.kill(signal)) process.exit(130);
  });
}

/** Runs a program with our own input and output; it gets every signal that we get. @returns its exit code */
export async function run(command, args, env = process.env) {
  // A shell finds npm.cmd on Windows.
  const shell = command === "npm" && isWindows;
  child = spawn(command, args, { cwd: root, stdio: "inherit", env, shell });
  const [code] = await once(child, "exit");
  child = undefined;
  return code ?? 130;
}

/** Runs npm, and ends with it when it is stopped. */
async function npm(...args) {
  const code = await run("npm", args);
  if (isStopped) process.exit(code || 130);
  if (code !== 0) throw new Error(`npm ${args.join(" ")} has failed; the reason is above.`);
}

/** Installs the packages that are missing. @returns the path of the Node that runs the project; throws in words */
export async function install(needsDev) {
  const due = dueInstall(root, needsDev);
  if (due) {
    console.log("Installing the packages: some are missing or of another version.");
    await npm("ci", due, "--no-audit", "--no-fund");
  }
  // It comes with the packages, in a fixed version; where there is none for the system, a new Node will do.
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  const node = join(root, "node_modules", name, "bin", isWindows ? "node.exe" : "node");
  if (existsSync(node)) return node;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return process.execPath;
  throw new Error(`This project needs Node ${OLDEST} here: docs/decisions/0007-supply-chain.md`);
}

/** Builds the site where a source or a setting is another than in the last build; throws in words. */
export async function buildIfDue() {
  const reason = reasonToBuild(root, process.env);
  if (!reason) return;
  console.log(`Building the site: ${reason}.`);
  await npm("run", "build");
}

export function giveUp({ message }) {
  console.error(`\n${message}`);
  process.exit(1);
}

/**
 * Says which `npm ci` is due in the folder of package.json; undefined when everything wanted is there. It removes all
 * packages before it installs: so where development packages are there, they are installed again with the others.
 */
export function dueInstall(root, needsDev = false) {
  const { "": _project, ...wanted } = packagesOf(join(root, "package-lock.json")) ?? {};
  const installed = packagesOf(join(root, "node_modules", ".package-lock.json"));
  const isThere = ([folder, { version, integrity, ...kind }]) => {
    const found = installed?.[folder];
    // Optional packages are those of other systems and processors.
    if ((kind.dev && !needsDev) || (!found && (kind.optional || kind.devOptional))) return true;
    return found?.version === version && found.integrity === integrity;
  };
  if (installed && Object.entries(wanted).every(isThere)) return undefined;
  const hasDev = Object.values(installed ?? {}).some(({ dev }) => dev);
  return needsDev || hasDev ? "--include=dev" : "--omit=dev";
}

/** The packages that a lock file names, by folder; undefined where there is no such file. */
const packagesOf = (lockFile) =>
  existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, "utf8")).packages : undefined;
