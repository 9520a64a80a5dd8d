import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { environmentWithoutFixture } from "../tests/set-up/fixture-site.ts";

// `npm start` in a project with a stand-in for the build, which logs its runs. npm is a stand-in, too.

/** How long the build takes beside which another process starts, in milliseconds. */
const LONG_BUILD = "1000";

const scratch = await mkdtemp(join(tmpdir(), "start-"));
afterAll(() => rm(scratch, { recursive: true, maxRetries: 5 }));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGTERM");
});
let root: string;

const npm = `#!${process.execPath}
const { appendFileSync, mkdirSync, cpSync, writeFileSync } = require("node:fs");
appendFileSync("log.txt", process.argv.slice(2).join(" ") + "\\n");
if (process.argv[2] === "ci") {
  mkdirSync("node_modules", { recursive: true });
  cpSync("package-lock.json", "node_modules/.package-lock.json");
} else {
  setTimeout(async () => {
    const { newBuildFolder, publishBuild } = await import(${JSON.stringify(join(import.meta.dirname, "../hosting/publish.ts"))});
    const { buildState, STAMP } = await import(process.cwd() + "/platform/build-state.mjs");
    const folder = await newBuildFolder("dist");
    const stamp = { state: buildState(process.cwd(), process.env) };
    writeFileSync(folder + "/" + STAMP, JSON.stringify(stamp));
    await publishBuild(folder, "dist");
  }, Number(process.env.BUILD_DURATION ?? 0));
}
`;
/** A stand-in for the server: it prints its address and serves nothing. */
const serve = `console.log("Serving http://localhost:" + process.env.PORT);
setInterval(() => {}, 1000);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
`;

beforeEach(async () => {
  root = await mkdtemp(join(scratch, "project-"));
  await mkdir(join(root, "hosting"));
  await mkdir(join(root, "platform"));
  await mkdir(join(root, "app/commands"), { recursive: true });
  const programs = ["start", "launch", "receiver-program", "prepare", "build-state", "settings"];
  for (const name of programs) {
    await cp(join(import.meta.dirname, `${name}.mjs`), join(root, "platform", `${name}.mjs`));
  }
  await writeFile(join(root, "hosting/serve.ts"), serve);
  await writeFile(join(root, "package.json"), '{"type": "module"}');
  await writeFile(join(root, "package-lock.json"), '{"packages": {}}');
  await mkdir(join(root, "bin"));
  await writeFile(join(root, "bin/package.json"), '{"type": "commonjs"}');
  await writeFile(join(root, "bin/npm"), npm, { mode: 0o755 });
});

/** Starts the site. Returns its output and a function that waits for words in the output. */
function start(port: number) {
  const PATH = `${join(root, "bin")}:${process.env.PATH}`;
  const settings = { PATH, PORT: String(port), BUILD_DURATION: LONG_BUILD };
  const env = { ...environmentWithoutFixture(), ...settings, npm_lifecycle_event: "" };
  const child = spawn(process.execPath, ["platform/start.mjs"], { cwd: root, env });
  children.push(child);
  let all = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      all += text;
    });
  }
  const says = (words: string) => expect.poll(() => all).toContain(words);
  return { child, says, said: () => all };
}
const steps = async () => (await readFile(join(root, "log.txt"), "utf8")).trim().split("\n");
const both = ["ci --omit=dev --no-audit --no-fund", "run build"];

describe("npm start", () => {
  it("installs and builds only once if two processes start at the same time, and both serve", async () => {
    const [first, second] = [start(1), start(2)];
    await first.says("Serving http://localhost:1");
    await second.says("Serving http://localhost:2");
    expect(first.said() + second.said()).toContain("waiting for it");
    expect(await steps()).toEqual(both);
  });

  it("takes over after another start was killed halfway", async () => {
    const killed = start(1);
    await killed.says("Building the site");
    killed.child.kill("SIGKILL");
    // The clock of that process was wrong.
    const tomorrow = Date.now() / 1000 + 86_400;
    await utimes(join(root, "dist/prepare.lock"), tomorrow, tomorrow);
    const [first, second] = [start(2), start(3)];
    await first.says("Serving");
    await second.says("Serving");
    expect(new Set(await steps())).toEqual(new Set(both));
  });

  it("ends at Ctrl-C, also while it builds or waits, and leaves no lock", async () => {
    const building = start(1);
    await building.says("Building the site");
    const waiting = start(3);
    await waiting.says("waiting for it");
    for (const { child } of [waiting, building]) {
      child.kill("SIGINT");
      expect(await once(child, "exit")).toEqual([130, null]);
    }
    const again = start(2);
    await again.says("Serving");
    expect(again.said()).not.toContain("waiting");
  });
});

/** Runs the launcher in the project. @returns its exit code and its output */
function launch(...args: string[]) {
  const PATH = `${join(root, "bin")}:${process.env.PATH}`;
  return spawnSync(process.execPath, ["platform/launch.mjs", ...args], {
    cwd: root,
    env: { ...environmentWithoutFixture(), PATH },
    encoding: "utf8",
  });
}

describe("every other script", () => {
  beforeEach(() => writeFile(join(root, "print.ts"), "console.log(process.argv.slice(2));"));

  it("installs missing packages once, and prints nothing into the command's output", async () => {
    const { status, stdout, stderr } = launch("node", "print.ts", "--format");
    expect([status, stdout]).toEqual([0, "[ '--format' ]\n"]);
    expect(stderr).toContain("Installing the packages");
    expect(launch("node", "print.ts").stderr).toBe("");
    expect(await steps()).toEqual(["ci --omit=dev --no-audit --no-fund"]);
  });

  it("installs the development packages, and builds a site that is not built yet", async () => {
    const args = ["--development", "--any-build", "node", "print.ts"];
    expect(launch(...args).stderr).toContain("Building the site: it is not built yet.");
    await mkdir(join(root, "content"));
    await writeFile(join(root, "content/new.md"), "");
    const { status, stderr } = launch(...args);
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^The build in dist\/ is stale: /)]);
    expect(await steps()).toEqual(["ci --include=dev --no-audit --no-fund", "run build"]);
  });

  it("builds a stale site for a command that needs a current one", async () => {
    const args = ["--current-build", "node", "print.ts"];
    launch(...args);
    await mkdir(join(root, "content"));
    await writeFile(join(root, "content/new.md"), "");
    expect(launch(...args).stderr).toContain("Building the site: ");
    expect(await steps()).toEqual([both[0], "run build", "run build"]);
  });

  it("ends with the code of the command", () => {
    expect(launch("node", "--eval", "process.exit(3)").status).toBe(3);
  });
});
