import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { lexer } from "marked";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { findProgram } from "../tests/hosting/program.ts";
import { environmentWithoutFixture } from "../tests/set-up/fixture-site.ts";
import { copyProject, linkPackages } from "../tests/set-up/project-copy.ts";

/*
 * Runs the commands of docs/deploying.md as they stand there, in a folder that represents the server. Programs that this
 * machine cannot run (apt-get, systemctl, docker, curl ...) are replaced by programs that note how they were called.
 */

/** Folders of a server. In the tests they lie in a folder of their own. */
const SERVER_FOLDERS = ["/srv/", "/etc/", "/var/lib/"];
const NOTED_PROGRAMS = ["apt-get", "adduser", "chown", "systemctl", "docker", "curl"];
const ways = commandsBySection(readFileSync("docs/deploying.md", "utf8"));

let folder: string;
/** A copy of the repository, which "git clone" copies. */
let repository: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "deploying-"));
  repository = join(folder, "repository");
  copyProject(repository, "empty");
  cpSync("deploy", join(repository, "deploy"), { recursive: true });
  linkPackages(repository);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The commands of each section with code blocks of the shell, by its heading. */
function commandsBySection(markdown: string): Map<string, string> {
  const commands = new Map<string, string>();
  let heading = "";
  for (const token of lexer(markdown)) {
    if (token.type === "heading") heading = token.text;
    if (token.type !== "code" || token.lang !== "sh") continue;
    commands.set(heading, `${commands.get(heading) ?? ""}${token.text}\n`);
  }
  return commands;
}

/** A machine with the programs that the commands expect. */
function prepareMachine(name: string) {
  const machine = join(folder, name);
  const bin = join(machine, "bin");
  const log = join(machine, "programs.log");
  mkdirSync(bin, { recursive: true });
  const [npm, git] = [findProgram("npm"), findProgram("git")];
  const programs: Record<string, string> = {
    ...Object.fromEntries(
      NOTED_PROGRAMS.map((program) => [program, `echo "${program} $@" >> ${log}`]),
    ),
    runuser: 'shift 3\nexec "$@"',
    install: 'for last; do :; done\n: > "$last"',
    git: `case "$1" in
clone) mkdir -p "$(dirname "$3")" && cp -R ${repository} "$3" ;;
pull) echo "git $@" >> ${log} ;;
*) exec ${git} "$@" ;;
esac`,
    npm: `[ "$1" = ci ] && exit 0\nexec ${npm} "$@"`,
  };
  for (const [program, text] of Object.entries(programs))
    writeFileSync(join(bin, program), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const run = (commands: string, cwd = machine) => {
    const moved = SERVER_FOLDERS.reduce(
      (text, path) => text.replaceAll(path, `${machine}${path}`),
      commands,
    );
    const {
      FORMS: _forms,
      SITE_URL: _url,
      SETTINGS_FILE: _file,
      ...rest
    } = environmentWithoutFixture();
    const env = { ...rest, PATH: [bin, rest.PATH].join(delimiter), PDF: "0" };
    return spawnSync("sh", ["-e", "-c", moved], { cwd, env, encoding: "utf8" });
  };
  for (const path of ["/etc/systemd/system", "/etc/caddy", "/srv", "/var/lib"])
    mkdirSync(join(machine, path), { recursive: true });
  return { machine, run, calls: () => readFileSync(log, "utf8") };
}

/** Runs the commands of a section. Each must succeed. */
function runSection(heading: string, run: ReturnType<typeof prepareMachine>["run"], cwd?: string) {
  const commands = ways.get(heading);
  expect(commands, `${heading} has commands`).toBeDefined();
  const { status, stdout, stderr } = run(commands ?? "", cwd);
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

test("every way is a list of commands", () => {
  expect([...ways.keys()]).toEqual(["One machine", "Containers", "A host for files", "A workflow"]);
});

test("one machine: the commands build the site, install the units and lead Caddy to the build", () => {
  const { machine, run, calls } = prepareMachine("one-machine");
  const [install = "", list = ""] = (ways.get("One machine") ?? "").split(/^# 10\..*\n/m);
  const installed = run(install);
  expect(installed.status, installed.stdout + installed.stderr).toBe(0);
  const project = join(machine, "srv/website");
  expect(readFileSync(join(project, "dist/site/contact/index.html"), "utf8")).toContain(
    'action="/forms"',
  );
  for (const unit of ["receiver.service", "receiver.socket", "website-build.timer"])
    expect(existsSync(join(machine, "etc/systemd/system", unit)), unit).toBe(true);
  const caddyfile = readFileSync(join(machine, "etc/caddy/Caddyfile"), "utf8");
  const imported = /^import (.*)$/m.exec(caddyfile)?.[1] ?? "";
  expect(existsSync(imported), imported).toBe(true);
  const enabled = /systemctl enable --now (.*)/.exec(calls())?.[1]?.split(" ") ?? [];
  expect(enabled.length).toBeGreaterThan(0);
  for (const unit of enabled)
    expect(existsSync(join(machine, "etc/systemd/system", unit)), unit).toBe(true);
  // No unit has run, so there is no database. The last command looks for it where the unit stores it.
  const unit = readFileSync("deploy/systemd/receiver.service", "utf8");
  const [, dataDir = ""] = /DATA_DIR=(\S+)/.exec(unit) ?? [];
  expect(run(list, project).stderr).toContain(
    `There is no database ${machine}${dataDir}/enquiries.db`,
  );
}, 240_000);

interface Compose {
  services: Record<
    string,
    { command?: string[]; build?: { context: string; dockerfile: string }; env_file?: string }
  >;
}

test("containers: the commands name services, files and programs that exist", () => {
  const { machine, run, calls } = prepareMachine("containers");
  runSection("Containers", run);
  const project = join(machine, "website");
  const compose: Compose = parse(readFileSync("deploy/container/compose.yml", "utf8"), {
    merge: true,
  });
  const services = Object.keys(compose.services);
  for (const [, file = "", command = ""] of calls().matchAll(/docker compose -f (\S+) (.*)/g)) {
    expect(existsSync(join(project, file)), file).toBe(true);
    const named = command.split(" ").filter((word) => !word.startsWith("-"));
    const [action = "", service] = named;
    expect(["build", "run", "up"]).toContain(action);
    if (service !== undefined) expect(services).toContain(service);
  }
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [name, { command = [], build, env_file }] of Object.entries(compose.services)) {
    if (!build) continue;
    const context = join(project, "deploy/container", build.context);
    expect(existsSync(join(context, build.dockerfile)), name).toBe(true);
    expect(existsSync(join(project, "deploy/container", env_file ?? "")), name).toBe(true);
    if (command[0] === "npm") expect(scripts).toHaveProperty(command[2] ?? "");
    if (command[0] === "node") expect(existsSync(join(context, command[1] ?? "")), name).toBe(true);
  }
});

test("the receiver is started by the same command everywhere, with the same limits of memory", () => {
  const command = "node platform/launch.mjs receiver";
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.receive).toBe(command);
  const unit = readFileSync("deploy/systemd/receiver.service", "utf8");
  expect(unit).toContain(`ExecStart=/usr/bin/${command}\n`);
  const compose: Compose = parse(readFileSync("deploy/container/compose.yml", "utf8"), {
    merge: true,
  });
  expect(compose.services.receiver?.command?.join(" ")).toBe(command);
});

test("the image copies what exists, and starts a program that exists", () => {
  const lines = readFileSync("deploy/container/Dockerfile", "utf8").split("\n");
  for (const [, sources = ""] of lines.join("\n").matchAll(/^COPY (.*) \S+$/gm)) {
    for (const source of sources.split(" ")) expect(existsSync(source), source).toBe(true);
  }
  const start = lines.find((line) => line.startsWith("CMD"))?.slice("CMD ".length) ?? "[]";
  const [program, file]: string[] = JSON.parse(start);
  expect(program).toBe("node");
  expect(existsSync(file ?? ""), file).toBe(true);
  expect(lines).toContain("USER node");
});

test("a host for files: the commands write the folder that the host publishes", () => {
  const { machine, run } = prepareMachine("files");
  run("git clone https://git.example.com/website.git website");
  const project = join(machine, "website");
  runSection("A host for files", run, project);
  for (const file of ["index.html", "about.html", "404.html", "_headers", "_redirects"])
    expect(existsSync(join(project, "public-site", file)), file).toBe(true);
}, 240_000);

test("a workflow: the commands put the files where the Git hosts look for them", () => {
  const { machine, run } = prepareMachine("workflow");
  run("git clone https://git.example.com/website.git website");
  const project = join(machine, "website");
  runSection("A workflow", run, project);
  for (const file of [
    ".github/workflows/check.yml",
    ".forgejo/workflows/publish.yml",
    ".gitlab-ci.yml",
  ])
    expect(existsSync(join(project, file)), file).toBe(true);
});
