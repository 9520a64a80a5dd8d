import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

// `npm start` in a project whose build takes a second and writes down that it ran. npm is a stand-in, too.
const scratch = await mkdtemp(join(tmpdir(), "start-"));
afterAll(() => rm(scratch, { recursive: true, maxRetries: 5 }));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
let root: string;

const npm = `#!${process.execPath}
const { appendFileSync, mkdirSync, cpSync, symlinkSync } = require("node:fs");
appendFileSync("log.txt", process.argv.slice(2).join(" ") + "\\n");
if (process.argv[2] === "ci") {
  mkdirSync("node_modules/node/bin", { recursive: true });
  cpSync("package-lock.json", "node_modules/.package-lock.json");
  symlinkSync(process.execPath, "node_modules/node/bin/node");
} else {
  setTimeout(async () => {
    const { newBuildFolder, publishBuild } = await import(${JSON.stringify(join(import.meta.dirname, "publish.ts"))});
    const folder = await newBuildFolder("dist");
    mkdirSync(folder + "/site");
    await publishBuild(folder, "dist");
  }, 1000);
}
`;
/** Serves nothing, but says that it would. */
const serve = `console.log("Serving http://localhost:" + process.env.PORT);
setInterval(() => {}, 1000);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
`;

beforeEach(async () => {
  root = await mkdtemp(join(scratch, "project-"));
  await mkdir(join(root, "hosting"));
  for (const name of ["start", "build-state", "install-state"]) {
    await cp(join(import.meta.dirname, `${name}.mjs`), join(root, "hosting", `${name}.mjs`));
  }
  await writeFile(join(root, "hosting/serve.ts"), serve);
  await writeFile(join(root, "package.json"), '{"type": "module"}');
  await writeFile(join(root, "package-lock.json"), '{"packages": {}}');
  await mkdir(join(root, "bin"));
  await writeFile(join(root, "bin/package.json"), '{"type": "commonjs"}');
  await writeFile(join(root, "bin/npm"), npm, { mode: 0o755 });
});

function start(port: number) {
  const PATH = `${join(root, "bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH, PORT: String(port), npm_lifecycle_event: "" };
  const child = spawn(process.execPath, ["hosting/start.mjs"], { cwd: root, env });
  children.push(child);
  const result = { child, said: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      result.said += text;
    });
  }
  return result;
}
const steps = async () => (await readFile(join(root, "log.txt"), "utf8")).trim().split("\n");
const both = ["ci --omit=dev --no-audit --no-fund", "run build"];
const patient = { timeout: 20_000 };

describe("npm start", { timeout: 60_000 }, () => {
  it("installs and builds once when two start at once, and both serve", async () => {
    const [one, other] = [start(1), start(2)];
    await expect.poll(() => one.said, patient).toContain("Serving http://localhost:1");
    await expect.poll(() => other.said, patient).toContain("Serving http://localhost:2");
    expect(one.said + other.said).toContain("waiting for it");
    expect(await steps()).toEqual(both);
  });

  it("takes over from a start that was killed in the middle of it", async () => {
    const killed = start(1);
    await expect.poll(() => killed.said, patient).toContain("Building the site");
    killed.child.kill("SIGKILL");
    const [one, other] = [start(2), start(3)];
    await expect.poll(() => one.said, patient).toContain("Serving");
    await expect.poll(() => other.said, patient).toContain("Serving");
    expect(new Set(await steps())).toEqual(new Set(both));
  });

  it("builds again after a build of which only half a stamp is there", async () => {
    const first = start(1);
    await expect.poll(() => first.said, patient).toContain("Serving");
    await writeFile(join(root, "dist/hosting/built.json"), '{"star');
    const second = start(2);
    await expect.poll(() => second.said, patient).toContain("Serving");
    expect(second.said).toContain("the last build was not completed");
    expect(await steps()).toEqual([...both, "run build"]);
  });

  it("ends at Ctrl-C, building or waiting for another, and leaves no lock", async () => {
    const { child, said } = start(1);
    expect(said).toBe("");
    await expect.poll(() => readFile(join(root, "log.txt"), "utf8"), patient).toContain("build");
    const waiting = start(3);
    await expect.poll(() => waiting.said, patient).toContain("waiting for it");
    for (const each of [waiting.child, child]) {
      each.kill("SIGINT");
      expect(await once(each, "exit")).toEqual([130, null]);
    }
    const again = start(2);
    await expect.poll(() => again.said, patient).toContain("Serving");
    expect(again.said).not.toContain("waiting");
  });
});
