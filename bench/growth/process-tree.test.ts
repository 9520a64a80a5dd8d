import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { memoryOfTree } from "./process-tree.ts";

const MEGABYTES = 1e6;

it.runIf(process.platform === "linux")("counts what a child and its child hold", async () => {
  const hold =
    'globalThis.held = Buffer.alloc(80e6, 1); console.log("ready"); setInterval(() => {}, 1000)';
  const parent = `import("node:child_process").then((m) => m.spawn(process.execPath, ["-e", ${JSON.stringify(hold)}], { stdio: "inherit" })); process.on("SIGTERM", () => process.exit())`;
  const child = spawn(process.execPath, ["-e", parent], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    await once(child.stdout, "data");
    expect(memoryOfTree(child.pid ?? 0)).toBeGreaterThan(120 * MEGABYTES);
  } finally {
    // The whole group: the grandchild too.
    process.kill(-(child.pid ?? 0), "SIGKILL");
  }
});

it.runIf(process.platform === "linux")("counts nothing of a process that has ended", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  expect(memoryOfTree(child.pid ?? 0)).toBe(0);
});
