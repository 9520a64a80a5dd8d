import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "./build-state.mjs";

/** An owner shows every second that it is alive; after so many milliseconds without a sign it is not. */
const DEAD_AFTER = 30_000;
/** Two that take a lock over at once: the last to write has it, known after so many milliseconds. */
const SETTLE = 300;

/**
 * Waits until no other process works on this folder, then keeps others from it.
 *
 * @param {string} path of the lock
 * @param {() => void} onWait called once when another one has it
 * @returns {Promise<() => void>} gives it back; the end of this process does too
 */
export async function takeLock(path, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  let isTold = false;
  while (!(await tryLock(path))) {
    if (!isTold) onWait();
    isTold = true;
    await wait(200);
  }
  const alive = setInterval(() => utimes(path, new Date(), new Date(), () => {}), 1000).unref();
  const release = () => {
    clearInterval(alive);
    if (ownerOf(path) === process.pid) rmSync(path, { force: true });
  };
  process.once("exit", release);
  return release;
}

/** @returns {Promise<boolean>} whether this process has the lock now */
async function tryLock(path) {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (!isDead(path)) return false;
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, `${process.pid}\n`);
  renameSync(mine, path);
  await wait(SETTLE);
  return ownerOf(path) === process.pid;
}

function isDead(path) {
  const lastSign = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  // A lock that is just being written has no owner yet.
  const owner = ownerOf(path) ?? process.pid;
  return Date.now() - lastSign > DEAD_AFTER || !isRunning(owner);
}

/** @returns {number | undefined} */
function ownerOf(path) {
  try {
    return Number(readFileSync(path, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}
