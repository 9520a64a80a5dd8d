// The first step of every npm script. The machine may have nothing but the sources and any Node from version 20 on. So
// this is plain JavaScript without dependencies.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The oldest version of Node that runs this project's TypeScript without a build. .nvmrc names it too. */
const OLDEST_NODE = 24;
/** The package that provides Node if the machine's version is older (docs/decisions/0007-supply-chain.md). */
const NODE_PACKAGE = join(root, "platform", "node");

const LOCK = join(root, "dist", "prepare.lock");
/**
 * Milliseconds without a touch after which the owner of the lock counts as dead. A living owner touches the lock every
 * second.
 */
const LOCK_IS_DEAD_AFTER = 5_000;

const isWindows = process.platform === "win32";
const npmQuietly = ["--no-audit", "--no-fund"];

let child;
let isStopped = false;

/** Passes signals on to the program that `run` has started. Without a program, this process ends. */
export function followSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      isStopped = true;
      if (!child?.kill(signal)) process.exit(130);
    });
  }
  // A signal to npm alone ends npm and the shell between npm and this process, and never arrives here. Without this
  // watch a server would live on. A process that was started by hand may well outlive its parent.
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const stopWithShell = () => process.ppid !== shell && process.kill(process.pid, "SIGTERM");
  setInterval(stopWithShell, 200).unref();
}

/**
 * Installs and builds what is missing. Processes that find the same thing missing at the same time wait for each other.
 *
 * @param {object} options
 * @param {boolean} [options.needsDevelopment] whether to install the development packages too
 * @param {(root: string, env: NodeJS.ProcessEnv) => string | undefined} [options.reasonToBuild] why the site must be
 * built, if it must
 * @param {readonly string[]} [options.buildArguments] arguments of `npm run build`
 * @returns {Promise<string>} the path of the Node that runs the project
 * @throws {Error} that says in words what failed
 */
export async function prepare({
  needsDevelopment = false,
  reasonToBuild = () => undefined,
  buildArguments = [],
}) {
  const isInstalled = () => !requiredInstallFlag(root, needsDevelopment) && findNode();
  const isReady = () => isInstalled() && !reasonToBuild(root, process.env);
  if (!isReady()) {
    await whileLocked(async () => {
      await installPackages(needsDevelopment);
      await installNode();
      await buildSite(reasonToBuild(root, process.env), buildArguments);
    });
  }
  return findNode();
}

async function installPackages(needsDevelopment) {
  const flag = requiredInstallFlag(root, needsDevelopment);
  if (!flag) return;
  console.error("Installing the packages: some are missing or of another version.");
  await npm(root, "ci", flag, ...npmQuietly);
}

async function installNode() {
  if (findNode()) return;
  console.error(`Installing Node ${OLDEST_NODE}: this machine has ${process.versions.node}.`);
  await npm(NODE_PACKAGE, "ci", ...npmQuietly);
  if (findNode()) return;
  throw new Error(
    `This project needs Node ${OLDEST_NODE} or newer, and there is no packaged one for ${process.platform} ${process.arch}. Install it, as .nvmrc says.`,
  );
}

async function buildSite(reason, buildArguments) {
  if (!reason) return;
  console.error(`Building the site: ${reason}.`);
  const passedOn = buildArguments.length > 0 ? ["--", ...buildArguments] : [];
  await npm(root, "run", "build", ...passedOn);
}

/** Runs npm in a folder, and ends this process if npm was stopped. The standard output is left to the command itself. */
async function npm(cwd, ...args) {
  const code = await run("npm", args, { cwd, stdio: ["inherit", process.stderr, "inherit"] });
  if (isStopped) process.exit(code || 130);
  if (code !== 0) throw new Error(`npm ${args.join(" ")} has failed; the reason is above.`);
}

/** The input and output of this process, and the socket that systemd has given to it (hosting/listen.ts). */
const descriptors = ["inherit", "inherit", "inherit"];
if (process.env.LISTEN_FDS === "1") descriptors.push(3);

/**
 * Runs a program. It gets every signal that this process gets.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options] by default the program runs in the project's folder, with
 *   the input, the output and the socket of this process
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, options = {}) {
  // On Windows npm and the tools of packages are .cmd files, which only a shell starts.
  const shell = isWindows && !command.endsWith("node.exe");
  child = spawn(command, args, { cwd: root, stdio: descriptors, shell, ...options });
  const [code] = await once(child, "exit");
  child = undefined;
  return code ?? 130;
}

/**
 * The Node that runs the project: the machine's own if it is new enough, otherwise the packaged Node if it is
 * installed.
 */
function findNode() {
  const isNewEnough = Number.parseInt(process.versions.node, 10) >= OLDEST_NODE;
  // This process may run in a Node that the installation has just removed.
  if (isNewEnough && existsSync(process.execPath)) return process.execPath;
  const installed = packagesOf(join(NODE_PACKAGE, "node_modules", ".package-lock.json")) ?? {};
  const wanted = packagesOf(join(NODE_PACKAGE, "package-lock.json")) ?? {};
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  const folder = `node_modules/${name}`;
  if (!installed[folder] || installed[folder].version !== wanted[folder]?.version) return undefined;
  const program = join(NODE_PACKAGE, folder, "bin", isWindows ? "node.exe" : "node");
  return existsSync(program) ? program : undefined;
}

/**
 * Says how `npm ci` must run in the folder of package.json. It removes all packages before it installs, so where
 * development packages are there it installs them again with the others.
 *
 * @param {string} folder
 * @param {boolean} [needsDevelopment]
 * @returns {"--include=dev" | "--omit=dev" | undefined} undefined if everything is installed
 */
export function requiredInstallFlag(folder, needsDevelopment = false) {
  const { "": _project, ...wanted } = packagesOf(join(folder, "package-lock.json")) ?? {};
  const installed = packagesOf(join(folder, "node_modules", ".package-lock.json"));
  const isThere = ([path, { version, integrity, dev, optional, devOptional }]) => {
    const found = installed?.[path];
    if (dev && !needsDevelopment) return true;
    // Optional packages are those of other systems and processors.
    if (!found && (optional || devOptional)) return true;
    return found?.version === version && found.integrity === integrity;
  };
  if (installed && Object.entries(wanted).every(isThere)) return undefined;
  const hasDevelopment = Object.values(installed ?? {}).some(({ dev }) => dev);
  return needsDevelopment || hasDevelopment ? "--include=dev" : "--omit=dev";
}

/** The packages that a lock file names, by folder. Undefined if there is no such file. */
function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, "utf8")).packages : undefined;
}

/** Runs an action while no other process installs or builds here. */
async function whileLocked(action) {
  await takeLock();
  const touching = setInterval(() => utimes(LOCK, new Date(), new Date(), () => {}), 1000);
  touching.unref();
  const release = () => rmSync(LOCK, { force: true });
  process.once("exit", release);
  try {
    await action();
  } finally {
    clearInterval(touching);
    process.off("exit", release);
    release();
  }
}

/** Waits until the lock is free or its owner is dead, and takes it. */
async function takeLock() {
  mkdirSync(dirname(LOCK), { recursive: true });
  let lastTouch;
  let seenAt;
  while (!createLock()) {
    if (seenAt === undefined)
      console.error("Another process installs or builds here at this moment: waiting for it.");
    const touch = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs;
    // Measured with the monotonic clock, because the clock may be set and the machine may sleep.
    if (seenAt === undefined || touch !== lastTouch) {
      lastTouch = touch;
      seenAt = performance.now();
    } else if (performance.now() - seenAt > LOCK_IS_DEAD_AFTER) {
      rmSync(LOCK, { force: true });
    }
    await wait(200);
  }
}

/** @returns false if there is a lock already */
function createLock() {
  try {
    writeFileSync(LOCK, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Ends this process with an error's message and code 1. */
export function exitWithMessage({ message }) {
  console.error(`\n${message}`);
  process.exit(1);
}
