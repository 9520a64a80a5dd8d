import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { memoryOfTree } from "./watch-memory.ts";

/** `ps` of Linux, since procps 4. */
const canTell = spawnSync("ps", ["-o", "pss=", "-p", `${process.pid}`]).status === 0;

it.skipIf(!canTell)(
  "counts the memory of a process and its descendants until they end",
  async () => {
    const hold =
      'globalThis.held = Buffer.alloc(80e6, 1); console.log("ready"); setInterval(() => {}, 1000)';
    const parent = `const child = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(hold)}], { stdio: ["ignore", "inherit", "inherit"] }); process.on("SIGTERM", () => { child.kill(); child.on("exit", () => process.exit()); })`;
    const child = spawn(process.execPath, ["-e", parent], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    expect(memoryOfTree(child.pid)).toBeGreaterThan(80e6);
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(memoryOfTree(child.pid)).toBe(0);
  },
);
