import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { findProgram } from "../tests/hosting/program.ts";
import { environmentWithoutFixture } from "../tests/set-up/fixture-site.ts";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { copyProject, linkPackages } from "../tests/set-up/project-copy.ts";
import { readSettingsFile } from "./settings.mjs";

/*
 * Runs the steps of deploy/container/Dockerfile in their order in a plain folder, which represents the container's "/", and
 * compares deploy/container/compose.yml with the Dockerfile, the settings and the Caddyfile of the build.
 */

const FILES = "deploy/container";
const steps = stepsOf(readFileSync(join(FILES, "Dockerfile"), "utf8"));
/** Node needs longer to build and start on a busy machine than the image's own period allows. */
const START = { timeout: 240_000, interval: 500 };

interface Step {
  /** Such as `COPY`. */
  readonly instruction: string;
  readonly text: string;
}

/** The steps of a Dockerfile without comments. A backslash joins lines. */
function stepsOf(dockerfile: string): Step[] {
  const lines = dockerfile
    .replace(/^#.*\n/gm, "")
    .replaceAll("\\\n", " ")
    .split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [instruction = ""] = line.split(" ", 1);
      return { instruction, text: line.slice(instruction.length).trim() };
    });
}

const textOf = (instruction: string) =>
  steps.find((step) => step.instruction === instruction)?.text ?? "";

/** The words of a command in the form `["node", "file"]`. */
const wordsOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf("[")));

/** The program that runs in the container. */
interface Container {
  /** The folder that represents "/". */
  readonly root: string;
  /** The folder of the last `WORKDIR`. */
  directory: string;
  env: NodeJS.ProcessEnv;
  /** The user of the last `USER`. */
  user: string;
  /** The folders that this user may write into. */
  readonly writable: string[];
}

let folder: string;
let container: Container;
let port: number;
let program: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "container-"));
  port = await findFreePort();
  const root = join(folder, "root");
  const bin = join(folder, "bin");
  mkdirSync(root);
  mkdirSync(bin);
  // The packages of this project, in place of a download. Installing needs both files.
  const npm = findProgram("npm");
  const install = "test -f package.json && test -f package-lock.json";
  writeFileSync(
    join(bin, "npm"),
    `#!/bin/sh\nif [ "$1" = ci ]; then ${install}; else exec ${npm} "$@"; fi\n`,
    { mode: 0o755 },
  );
  // Changing the owner needs root.
  writeFileSync(join(bin, "chown"), "#!/bin/sh\n", { mode: 0o755 });
  const {
    FORMS: _forms,
    SITE_URL: _url,
    SETTINGS_FILE: _file,
    ...machine
  } = environmentWithoutFixture();
  const PATH = [bin, machine.PATH].join(delimiter);
  container = { root, directory: root, env: { ...machine, PATH }, user: "root", writable: [] };
  const context = join(folder, "context");
  copyProject(context, "empty");
  cpSync(".dockerignore", join(context, ".dockerignore"));
  // A file of settings holds passwords, and an image is passed on.
  writeFileSync(join(context, "site.env"), "SMTP_URL=smtps://user:password@mail.firm.test\n");
  for (const step of steps) take(step, context);
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** What an instruction does. Those that are absent here only describe the image. */
const EFFECTS: Readonly<Record<string, (text: string, context: string) => void>> = {
  FROM(text) {
    expect(text).toMatch(/^node:\d+-\w+-slim$/);
  },
  WORKDIR(text) {
    container.directory = inContainer(text);
    mkdirSync(container.directory, { recursive: true });
  },
  COPY: copy,
  RUN: run,
  USER(text) {
    container.user = text;
  },
  ENV(text) {
    for (const pair of text.split(" ")) {
      const [name = "", value = ""] = pair.split("=");
      container.env[name] = value.startsWith("/") ? inContainer(value) : value;
    }
  },
};
const DESCRIPTIONS = ["EXPOSE", "HEALTHCHECK", "CMD"];

/** Takes a step of the Dockerfile. An unknown instruction fails, because nothing would test it. */
function take({ instruction, text }: Step, context: string): void {
  if (DESCRIPTIONS.includes(instruction)) return;
  const effect = EFFECTS[instruction];
  if (!effect) throw new Error(`No test takes the instruction ${instruction}`);
  effect(text, context);
}

/** A path of the container as a path of this machine. */
function inContainer(path: string): string {
  return path.startsWith("/") ? join(container.root, path) : join(container.directory, path);
}

/** Copies without what `.dockerignore` names. */
function copy(text: string, context: string): void {
  const words = text.split(" ");
  const ignored = readFileSync(join(context, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const target = inContainer(words.at(-1) ?? "");
  for (const source of words.slice(0, -1)) {
    const names = source === "." ? readdirSync(context) : [source];
    for (const name of names.filter((name) => !ignored.includes(name)))
      cpSync(join(context, name), join(target, name), { recursive: true });
  }
}

function run(text: string): void {
  const moved = text.replace(/ \/(?=\w)/g, ` ${container.root}/`);
  const { directory: cwd, env } = container;
  const { status, stderr } = spawnSync("sh", ["-e", "-c", moved], { cwd, env, encoding: "utf8" });
  expect(status, `${text}\n${stderr}`).toBe(0);
  if (text.startsWith("npm ci")) {
    mkdirSync(join(cwd, "platform/node"), { recursive: true });
    linkPackages(cwd);
  }
  const [, owned = ""] = /chown node: (.*)$/.exec(text) ?? [];
  container.writable.push(...owned.split(" ").filter(Boolean).map(inContainer));
}

/** Starts the program of the image, with settings as `docker run --env-file` gives them. */
function start(settings: Readonly<Record<string, string>>): void {
  const [command = "", ...args] = wordsOf(textOf("CMD"));
  const env = { ...container.env, PORT: `${port}`, ...settings };
  program = spawn(command, args, { cwd: container.directory, env, stdio: "ignore" });
}

async function stop(): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "exit");
  program.kill("SIGTERM");
  await ended;
}

/** The exit code of the image's health check: 0 while the container is healthy. */
function checkHealth(): number | null {
  const [command = "", ...args] = wordsOf(textOf("HEALTHCHECK"));
  const env = { ...container.env, PORT: `${port}` };
  return spawnSync(command, args, { cwd: container.directory, env }).status;
}

/** Every file and folder but those of the packages. */
const filesIn = (root: string) =>
  globSync("**", { cwd: root, exclude: (path) => path.includes("node_modules") }).map((path) =>
    join(root, path),
  );

test("the image holds the program and its packages, and no settings, and does not run as root", () => {
  expect(existsSync(join(container.directory, "receiver/receive.ts"))).toBe(true);
  expect(existsSync(join(container.directory, "site.env"))).toBe(false);
  expect(container.user).toBe("node");
});

test("the image's program builds the site, serves it, takes forms, and writes only where its user may", async () => {
  const before = new Set(filesIn(container.root));
  expect(checkHealth()).not.toBe(0);
  start({ SITE_URL: "https://www.firm.test", FORMS: "receive" });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), START);
  expect(checkHealth()).toBe(0);
  const fields = { form: "contact", name: "A", email: "a@example.com", subject: "Growth" };
  const body = new URLSearchParams({ ...fields, message: "To the container" });
  const answer = await fetch(`${address}/forms`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  await stop();
  expect(checkHealth()).not.toBe(0);
  expect(readdirSync(inContainer("/data"))).toEqual(["enquiries.db"]);
  const written = filesIn(container.root).filter((path) => !before.has(path));
  const isAllowed = (path: string) => container.writable.some((own) => path.startsWith(own));
  expect(written.filter((path) => !isAllowed(path))).toEqual([]);
});

const environment = z.record(z.string(), z.string());
/** The part of the Compose Specification that the file uses. A key that Compose does not know is refused. */
const service = z.strictObject({
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  image: z.string(),
  env_file: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  environment: environment.optional(),
  restart: z.enum(["no", "always", "on-failure", "unless-stopped"]).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+(\/(tcp|udp))?$/)).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]*(:ro)?$/)).optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.strictObject({ condition: z.enum(["service_started", "service_healthy"]) }),
      ),
    ])
    .optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string().regex(/^\d+s$/) })
    .optional(),
});
const composeFile = z.strictObject({
  name: z.string(),
  "x-program": z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({})),
});

const readCompose = () =>
  composeFile.parse(parse(readFileSync(join(FILES, "compose.yml"), "utf8"), { merge: true }));

test("the compose file keeps to the Compose Specification, and names volumes and services that it has", () => {
  const { services, volumes } = readCompose();
  for (const [name, { volumes: mounts = [], depends_on = [] }] of Object.entries(services)) {
    for (const mount of mounts) {
      const [source = ""] = mount.split(":");
      if (source.startsWith(".")) expect(existsSync(join(FILES, source)), mount).toBe(true);
      else expect(Object.keys(volumes), mount).toContain(source);
    }
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect(Object.keys(services), name).toEqual(expect.arrayContaining(needed));
    if (!Array.isArray(depends_on))
      for (const waited of needed) expect(services[waited]?.healthcheck, waited).toBeDefined();
  }
});

const composeProgram = spawnSync("docker", ["compose", "version"]).status === 0;

test.skipIf(!composeProgram)("docker compose accepts the compose file", () => {
  const project = join(folder, "compose");
  cpSync(FILES, join(project, FILES), { recursive: true });
  cpSync("deploy/site.env", join(project, "site.env"));
  const env = { ...process.env, SITE_ADDRESS: "www.firm.test", POSTGRES_PASSWORD: "long" };
  const args = ["compose", "-f", join(FILES, "compose.yml"), "config", "--quiet"];
  const { status, stderr } = spawnSync("docker", args, { cwd: project, env, encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

test("the containers of the program have settings that it knows, and folders that the image has", () => {
  const { services } = readCompose();
  const programs = Object.entries(services).filter(([, { build }]) => build);
  expect(programs.map(([name]) => name)).toEqual(["build", "receiver"]);
  for (const [name, { environment = {}, volumes = [], tmpfs = [] }] of programs) {
    const file = join(folder, `${name}.env`);
    const lines = Object.entries(environment).map(([setting, value]) => `${setting}="${value}"`);
    writeFileSync(file, lines.join("\n"));
    expect(readSettingsFile(".", { SETTINGS_FILE: file })).toEqual(environment);
    const targets = [...volumes.map((mount) => mount.split(":")[1] ?? ""), ...tmpfs];
    // A file system that is mounted into the read-only image needs a folder in it.
    for (const target of targets.filter((path) => path !== "/tmp"))
      expect(existsSync(inContainer(target)), `${name}: ${target}`).toBe(true);
  }
});

test("Caddy reaches the receiver at its port, and is given what the Caddyfile of the build asks for", () => {
  const { receiver, caddy } = readCompose().services;
  expect(caddy?.environment?.SITE_RECEIVER).toBe(`receiver:${receiver?.environment?.PORT}`);
  const caddyfile = readFileSync(join(container.directory, "dist/hosting/Caddyfile"), "utf8");
  const asked = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(Object.keys(caddy?.environment ?? {})));
  // The folders of the build, as Caddy's container sees them.
  const [mount = ""] = caddy?.volumes?.filter((volume) => volume.startsWith("builds:")) ?? [];
  const [, builds = ""] = mount.split(":");
  const words = caddy?.command ?? [];
  const config = words[words.indexOf("--config") + 1] ?? "";
  for (const path of [config, caddy?.environment?.SITE_ROOT ?? ""])
    expect(existsSync(path.replace(builds, join(container.directory, "dist"))), path).toBe(true);
});

const caddyProgram = findProgram("caddy");

test.skipIf(!caddyProgram)("Caddy accepts the Caddyfile with these settings", () => {
  const { caddy } = readCompose().services;
  const [, ...args] = caddy?.command ?? [];
  const file = join(container.directory, "dist/hosting/Caddyfile");
  const env = {
    ...process.env,
    HOME: dirname(container.root),
    ...caddy?.environment,
    SITE_ADDRESS: "www.firm.test",
  };
  const adapter = args.slice(args.indexOf("--adapter"));
  const check = spawnSync(caddyProgram ?? "", ["validate", "--config", file, ...adapter], {
    env,
    encoding: "utf8",
  });
  expect(check.status, check.stderr).toBe(0);
});
