import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { publishFixture } from "../tests/hosting/made-up-site.ts";
import { findProgram, startProgram } from "../tests/hosting/program.ts";
import { environmentWithoutFixture } from "../tests/set-up/fixture-site.ts";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { copyProject, linkPackages } from "../tests/set-up/project-copy.ts";

/* The steps of the workflows in deploy/, run as a workflow runs them, on a copy of the project. */

const STEPS = resolve("deploy/steps");
let folder: string;
/** The folder of builds on the server. */
let server: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "steps-"));
  mkdirSync(join(folder, "bin"));
  // The server of the tests is this machine: its ssh runs the command here, without the options and the name of the host.
  const ssh = '#!/bin/sh\n[ "$3" = deploy@www.firm.test ] || exit 255\nexec sh -c "$4"\n';
  writeFileSync(join(folder, "bin", "ssh"), ssh, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  server = mkdtempSync(join(folder, "server-"));
});

/** Runs a command of a workflow in a folder. */
function run(command: string, cwd: string, settings: Readonly<Record<string, string>> = {}) {
  const {
    FORMS: _forms,
    SITE_URL: _url,
    SETTINGS_FILE: _file,
    ...machine
  } = environmentWithoutFixture();
  const PATH = [join(folder, "bin"), machine.PATH].join(delimiter);
  const env = { ...machine, PATH, TARGET: server, ...settings };
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
    cwd,
    env,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

/** A project whose only part is a published build. */
async function projectWithBuild(text: string): Promise<string> {
  const project = mkdtempSync(join(folder, "project-"));
  await publishFixture(join(project, "dist"), "", text);
  return project;
}

const step = (name: string) => `sh ${STEPS}/${name}`;
const aboutPage = (dist = server) => readFileSync(join(dist, "site/about/index.html"), "utf8");

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

/** The commands of a workflow for GitHub or Forgejo that run the project's own programs. */
function commandsOf(file: string): string[] {
  const { jobs }: Workflow = parse(readFileSync(file, "utf8"));
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  return commands.filter((command) => /^(sh deploy|npm run)/.test(command));
}

/** A copy of the project with the steps and what they run, as a workflow checks it out. */
function checkedOut(name: string): string {
  const project = join(folder, name);
  copyProject(project, "empty");
  linkPackages(project);
  mkdirSync(join(project, "deploy"));
  cpSync(STEPS, join(project, "deploy/steps"), { recursive: true });
  for (const part of ["checks", "tests", "vitest.config.ts"])
    cpSync(part, join(project, part), { recursive: true });
  return project;
}

test("the workflow that checks a proposal ends with a preview, which search engines leave out", () => {
  const project = checkedOut("proposal");
  const preview = {
    SITE_URL: "https://previews.firm.test/12",
    TARGET: join(server, "12"),
    PDF: "0",
  };
  const commands = commandsOf("deploy/github/check.yml");
  // The test below sets the status of a commit.
  for (const command of commands.filter((command) => !command.endsWith("commit-status.sh"))) {
    const { status, output } = run(command, project, preview);
    expect(status, output).toBe(0);
  }
  const about = aboutPage(join(server, "12"));
  expect(about).toContain("https://previews.firm.test/12/about");
  expect(about).toContain('name="robots" content="noindex');
}, 300_000);

test("the workflow that checks a proposal stops at content with a fault", () => {
  const project = checkedOut("faulty");
  const file = join(project, "content/site.yaml");
  writeFileSync(file, `${readFileSync(file, "utf8")}\nunknownField: 1\n`);
  const { status, output } = run(step("check.sh"), project);
  expect(status).not.toBe(0);
  expect(output).toContain("unknownField");
  expect(existsSync(join(project, "dist"))).toBe(false);
}, 120_000);

describe("the workflow that publishes", () => {
  test("publishes the newest content with its headers, over SSH, in the order of its steps", () => {
    const project = checkedOut("website");
    writeFileSync(join(project, "site.env"), "SITE_URL=https://www.firm.test\nPDF=0\n");
    const TARGET = `deploy@www.firm.test:${server}`;
    const RELOAD = `touch ${server}/reloaded`;
    for (const command of commandsOf("deploy/github/publish.yml")) {
      const { status, output } = run(command, project, { TARGET, RELOAD });
      expect(status, output).toBe(0);
    }
    expect(aboutPage()).toContain("https://www.firm.test/about");
    expect(existsSync(join(server, "hosting/Caddyfile"))).toBe(true);
    expect(existsSync(join(server, "reloaded"))).toBe(true);
  }, 240_000);

  test("has the same steps on every host", () => {
    const published = commandsOf("deploy/github/publish.yml");
    const checked = commandsOf("deploy/github/check.yml");
    expect(commandsOf("deploy/forgejo/publish.yml")).toEqual(published);
    expect(commandsOf("deploy/forgejo/check.yml")).toEqual(checked);
    const gitlab = parse(readFileSync("deploy/gitlab/gitlab-ci.yml", "utf8"), { merge: true });
    const scripts = ["check", "preview", "publish"].flatMap(
      (job) => gitlab[job].script as string[],
    );
    const projectCommands = scripts.filter((command) => /^(sh deploy|npm run)/.test(command));
    expect(projectCommands).toEqual([...checked, ...published]);
  });
});

test.each(globSync("deploy/{github,forgejo,gitlab}/*.yml"))(
  "%s keeps what builds have made",
  (file) => {
    const text = readFileSync(file, "utf8");
    const [, cache] = /BUILD_CACHE: ([\w./]+)/.exec(text) ?? [];
    expect(cache).toBeTruthy();
    expect(text).toMatch(new RegExp(`path(s: \\[|: )${cache}\\b`));
  },
);

test("a published build replaces the build before it in one step, and keeps its scripts", async () => {
  const first = await projectWithBuild(" of build 1");
  expect(run(step("publish.sh"), first).status).toBe(0);
  const next = mkdtempSync(join(folder, "project-"));
  expect(run(step("fetch-published.sh"), next).output).toContain("Fetched the published build");
  expect(aboutPage(join(next, "dist"))).toContain("of build 1");
  writeFileSync(join(next, "dist/site/assets/old-A1b2.js"), "");
  await publishFixture(join(next, "dist"), "", " of build 2");
  expect(run(step("publish.sh"), next).status).toBe(0);
  expect(aboutPage()).toContain("of build 2");
  expect(existsSync(join(server, "site/assets/old-A1b2.js"))).toBe(true);
});

test("a server without a build is no fault", () => {
  const project = mkdtempSync(join(folder, "project-"));
  const { status, output } = run(step("fetch-published.sh"), project);
  expect([status, output.trim()]).toEqual([0, `Nothing is published in ${server} yet.`]);
});

test("an earlier build is published again and held until it is released", async () => {
  for (const build of [1, 2]) {
    const project = await projectWithBuild(` of build ${build}`);
    run(step("publish.sh"), project);
  }
  expect(run(step("rollback.sh"), folder).output).toMatch(
    /^\d+ .* UTC\n\d+ .* UTC {2}\(published\)\n$/,
  );
  expect(run(step("rollback.sh previous"), folder).output).toContain("It stays published");
  expect(aboutPage()).toContain("of build 1");
  const third = await projectWithBuild(" of build 3");
  const refused = run(step("publish.sh"), third);
  expect([refused.status, aboutPage().includes("of build 1")]).toEqual([1, true]);
  expect(refused.output).toContain("deploy/steps/rollback.sh release");
  expect(run(step("rollback.sh previous"), folder).output).toContain("no build before");
  expect(run(step("rollback.sh 7"), folder).output).toContain("There is no build 7");
  run(step("rollback.sh release"), folder);
  expect(run(step("publish.sh"), third).status).toBe(0);
  expect(aboutPage()).toContain("of build 3");
});

const caddy = findProgram("caddy");

test.skipIf(!caddy)(
  "a preview is served at the number of its proposal, behind a password",
  async () => {
    const project = await projectWithBuild(" of proposal 12");
    expect(run(step("publish.sh"), project, { TARGET: join(server, "12") }).status).toBe(0);
    const hashed = spawnSync(caddy ?? "", ["hash-password", "--plaintext", "secret"]);
    const port = await findFreePort();
    const config = join(server, "Caddyfile");
    const previews = resolve("deploy/caddy/previews.Caddyfile");
    writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\nimport ${previews}\n`);
    const stop = await startProgram(
      caddy ?? "",
      ["run", "--config", config, "--adapter", "caddyfile"],
      port,
      {
        HOME: server,
        PREVIEWS_ADDRESS: `http://127.0.0.1:${port}`,
        PREVIEWS_ROOT: server,
        PREVIEWS_PASSWORD: String(hashed.stdout).trim(),
      },
    );
    const Authorization = `Basic ${Buffer.from("preview:secret").toString("base64")}`;
    const ask = (path: string, headers = {}) => {
      return fetch(`http://127.0.0.1:${port}${path}`, { headers });
    };
    try {
      const page = await ask("/12/about", { Authorization });
      expect(await page.text()).toContain("of proposal 12");
      expect(page.headers.get("x-robots-tag")).toBe("noindex");
      const { status: home } = await ask("/12", { Authorization });
      const { status: otherProposal } = await ask("/13/about", { Authorization });
      const { status: noProposal } = await ask("/12x", { Authorization });
      const { status: stranger } = await ask("/12/about");
      expect([home, otherProposal, noProposal, stranger]).toEqual([200, 404, 404, 401]);
    } finally {
      await stop();
    }
  },
);

test.each([
  ["GitHub, Forgejo and Gitea", "/api/v1/repos/firm/website/statuses/c0ffee", "context"],
  ["GitLab", "/api/v4/projects/7/statuses/c0ffee", "name"],
])("the address of a preview stands beside the commit: %s", async (_host, path, name) => {
  const requests: { url: string | undefined; token: string | undefined; body: unknown }[] = [];
  const api = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    requests.push({ url: request.url, token: request.headers.authorization, body });
    response.writeHead(requests.length === 1 ? 201 : 403).end("{}");
  });
  await once(api.listen(0, "127.0.0.1"), "listening");
  const { port } = api.address() as AddressInfo;
  const settings = {
    STATUS_URL: `http://127.0.0.1:${port}${path}`,
    STATUS_TOKEN: "secret",
    SITE_URL: "https://previews.firm.test/12",
  };
  const statuses = [await runAside(settings), await runAside(settings)];
  api.close();
  // The second request is refused, and the step fails.
  expect(statuses[0]).toBe(0);
  expect(statuses[1]).not.toBe(0);
  expect(requests[0]).toEqual({
    url: path,
    token: "Bearer secret",
    body: {
      state: "success",
      target_url: "https://previews.firm.test/12",
      description: "Preview of the site",
      [name]: "preview",
    },
  });
});

/** Runs the step of the commit status while this process answers as the host's API. @returns its exit code */
async function runAside(settings: Readonly<Record<string, string>>): Promise<number | null> {
  const child = spawn("sh", [join(STEPS, "commit-status.sh")], {
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
  const [code] = await once(child, "exit");
  return code;
}

test("the step that checks runs commands that exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const file of globSync("deploy/steps/*.sh")) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/npm run (?:-s )?([\w:]+)/g))
      expect(scripts, `${file}: ${name}`).toHaveProperty(name);
  }
});
