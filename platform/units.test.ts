import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { findProgram } from "../tests/hosting/program.ts";
import { environmentWithoutFixture } from "../tests/set-up/fixture-site.ts";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { copyProject, linkPackages } from "../tests/set-up/project-copy.ts";

/* The commands of the unit files in deploy/systemd, run on a clone of the project, as on a server. */

const UNITS = "deploy/systemd";
/** The paths that the units expect on a server. */
const SETTINGS_ON_SERVER = "/etc/website/site.env";
const PROJECT_ON_SERVER = "/srv/website";
const DATA_ON_SERVER = "/var/lib/website";

let folder: string;
/** The clone that represents the project's folder on the server. */
let project: string;
let settings: string;

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@firm.test", ...args], {
    cwd,
    stdio: "pipe",
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "units-"));
  settings = join(folder, "site.env");
  const origin = join(folder, "origin");
  copyProject(origin, "empty");
  git(origin, "init", "--quiet", "--initial-branch=main");
  git(origin, "add", ".");
  git(origin, "commit", "--quiet", "--message=The site");
  project = join(folder, "website");
  git(folder, "clone", "--quiet", origin, project);
  linkPackages(project);
  const bin = join(folder, "bin");
  mkdirSync(bin);
  // The machine of the tests has no services that could be reloaded.
  const log = join(folder, "systemctl.log");
  writeFileSync(join(bin, "systemctl"), `#!/bin/sh\necho "$@" >> ${log}\n`, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The values of a key in a unit file, such as each `ExecStart=`. */
function valuesOf(unit: string, key: string): string[] {
  const lines = readFileSync(join(UNITS, unit), "utf8").split("\n");
  return lines
    .filter((line) => line.startsWith(`${key}=`))
    .map((line) => line.slice(key.length + 1));
}

/** The variables of a unit, whose paths lie in the folder of the tests. */
function environmentOf(lines: readonly string[]): NodeJS.ProcessEnv {
  const variables = lines
    .flatMap((line) => line.split(" "))
    .map((variable) =>
      variable
        .replace(SETTINGS_ON_SERVER, settings)
        .replace(DATA_ON_SERVER, join(folder, "data"))
        .split("="),
    );
  const {
    FORMS: _forms,
    SITE_URL: _url,
    SETTINGS_FILE: _none,
    ...machine
  } = environmentWithoutFixture();
  const PATH = [join(folder, "bin"), machine.PATH].join(delimiter);
  return { ...machine, ...Object.fromEntries(variables), PATH };
}

/** Runs the commands of a unit in order, with its environment, as systemd does. A failure ends the run. */
function runUnit(unit: string, lines = valuesOf(unit, "Environment")) {
  const env = environmentOf(lines);
  expect(valuesOf(unit, "WorkingDirectory")).toEqual([PROJECT_ON_SERVER]);
  let output = "";
  for (const key of ["ExecStartPre", "ExecStart", "ExecStartPost"]) {
    for (const command of valuesOf(unit, key)) {
      const [program = "", ...args] = command.replace(/^[-+]*/, "").split(" ");
      const { status, stdout, stderr } = spawnSync(basename(program), args, {
        cwd: project,
        env,
        encoding: "utf8",
      });
      output += stdout + stderr;
      if (status !== 0 && !command.startsWith("-")) return { status, output };
    }
  }
  return { status: 0, output };
}

/**
 * Starts the program of a service on the socket that systemd holds for it, with its environment.
 *
 * @returns its address, and a function that stops it as systemd does
 */
async function startService(name: string) {
  expect(valuesOf(`${name}.service`, "WorkingDirectory")).toEqual([PROJECT_ON_SERVER]);
  expect(valuesOf(`${name}.service`, "Requires")).toEqual([`${name}.socket`]);
  const [command = ""] = valuesOf(`${name}.service`, "ExecStart");
  const [program = "", ...args] = command.split(" ");
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const holder = resolve("tests/hosting/hold-socket.pl");
  const env = environmentOf(valuesOf(`${name}.service`, "Environment"));
  const held = spawn("perl", [holder, `${port}`, basename(program), ...args], {
    cwd: project,
    env,
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = once(held, "exit");
  const stop = async () => {
    held.stdin.end();
    await ended;
  };
  onTestFinished(stop);
  held.stdin.write("start\n");
  await vi.waitFor(() => fetch(`${address}/forms`, { redirect: "manual" }), 60_000);
  return { address, stop };
}

/** Sends the contact form without scripts, through a proxy as the units expect. */
function sendForm(address: string, visitor: string, message: string): Promise<Response> {
  const fields = { form: "contact", name: "A", email: "a@example.com", subject: "Growth", message };
  return fetch(`${address}/forms`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { "X-Forwarded-For": visitor },
  });
}

const contactPage = () => readFileSync(join(project, "dist/site/contact/index.html"), "utf8");

test("the nightly build publishes the newest content with the settings of the site, and the hosts are reloaded", () => {
  writeFileSync(settings, "SITE_URL=https://www.firm.test\nFORMS=receive\nPDF=0\n");
  const site = join(folder, "origin/content/site.yaml");
  writeFileSync(
    site,
    readFileSync(site, "utf8").replace(/^phone: .*$/m, 'phone: "+44 20 7946 0018"'),
  );
  git(dirname(site), "commit", "--quiet", "--all", "--message=Another number");

  const { status, output } = runUnit("website-build.service");
  expect(status, output).toBe(0);
  expect(contactPage()).toContain('action="/forms"');
  expect(contactPage()).toContain("+44 20 7946 0018");
  expect(readFileSync(join(folder, "systemctl.log"), "utf8")).toContain("nginx.service");
}, 240_000);

test("a build without the settings stops, and the published site goes on delivering forms", () => {
  const published = contactPage();
  const { status, output } = runUnit("website-build.service", ["SITE_URL=https://www.firm.test"]);
  expect(status).toBe(1);
  expect(output).toContain("npm run build -- --allow-simulated");
  expect(contactPage()).toBe(published);
});

test.skipIf(!findProgram("perl")).for(["receiver", "website"])(
  "%s.service takes forms on the socket of systemd, and stores them where the unit says",
  async (name) => {
    writeFileSync(settings, "SITE_URL=https://www.firm.test\nFORMS=receive\nPDF=0\nRATE_LIMIT=1\n");
    const { address, stop } = await startService(name);
    const message = `To ${name}.service`;
    const answer = await sendForm(address, "192.0.2.1", message);
    expect(answer.status).toBe(303);
    // TRUSTED_PROXY: the proxy's visitors have a limit each.
    expect((await sendForm(address, "192.0.2.1", "Another message")).status).toBe(429);
    // The page with the fault is that of the build in the unit's folder.
    const refused = await sendForm(address, "192.0.2.2", "");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("<form");
    await stop();
    const data = join(folder, "data");
    const database = join(data, "enquiries.db");
    expect(readdirSync(data)).toEqual(["enquiries.db"]);
    expect(readFileSync(database, "utf8")).toContain(message);
    // Only the user of the unit reads it.
    expect(statSync(database).mode & 0o777).toBe(0o600);
  },
);

test("every unit reads the one settings file, and the timer starts a unit that exists", () => {
  const services = globSync("*.service", { cwd: UNITS });
  for (const unit of services)
    expect(valuesOf(unit, "Environment"), unit).toContain(`SETTINGS_FILE=${SETTINGS_ON_SERVER}`);
  const timers = globSync("*.timer", { cwd: UNITS });
  expect(services).toEqual(
    expect.arrayContaining(timers.map((timer) => timer.replace(".timer", ".service"))),
  );
});
