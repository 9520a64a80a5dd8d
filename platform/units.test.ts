import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environmentWithoutFixture } from "../tests/set-up/fixture-site.ts";
import { copyProject, linkPackages } from "../tests/set-up/project-copy.ts";

/* The commands of the unit files in deploy/systemd, run on a clone of the project, as on a server. */

const UNITS = "deploy/systemd";
/** The paths that the units expect on a server. */
const SETTINGS_ON_SERVER = "/etc/website/site.env";
const PROJECT_ON_SERVER = "/srv/website";

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

/** Runs the commands of a unit in order, with its environment, as systemd does. A failure ends the run. */
function runUnit(unit: string, environment = valuesOf(unit, "Environment")) {
  const variables = environment
    .flatMap((line) => line.split(" "))
    .map((variable) => variable.replace(SETTINGS_ON_SERVER, settings).split("="));
  const {
    FORMS: _forms,
    SITE_URL: _url,
    SETTINGS_FILE: _none,
    ...machine
  } = environmentWithoutFixture();
  const PATH = [join(folder, "bin"), machine.PATH].join(delimiter);
  const env = { ...machine, ...Object.fromEntries(variables), PATH };
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

test("every unit reads the one settings file, and the timer starts a unit that exists", () => {
  const services = globSync("*.service", { cwd: UNITS });
  for (const unit of services)
    expect(valuesOf(unit, "Environment"), unit).toContain(`SETTINGS_FILE=${SETTINGS_ON_SERVER}`);
  const timers = globSync("*.timer", { cwd: UNITS });
  expect(services).toEqual(
    expect.arrayContaining(timers.map((timer) => timer.replace(".timer", ".service"))),
  );
});
