#!/usr/bin/env node
// `npm run build`, `content`, `dev` and `edit` on a machine that may hold nothing but the sources and any Node from 20
// on: so plain JavaScript without dependencies. It installs what is missing and hands over to the project's own Node.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installMissing, projectNode } from "../hosting/install-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const vite = join(root, "node_modules", "vite", "bin", "vite.js");
const { CI, EDITOR_BACKEND } = process.env;

/** What runs, and whether that takes development packages: the editor is among them. */
const PROGRAMS = {
  build: { program: ["build/main.ts"], needsDev: Boolean(EDITOR_BACKEND) },
  content: { program: ["build/report-content.ts"] },
  dev: { program: [vite, "dev"] },
  edit: {
    program: [vite, "dev", ...(CI ? [] : ["--open", "/admin/"])],
    needsDev: true,
    env: { PREVIEW_EDITOR: "1" },
  },
};

const [, , name = "", ...args] = process.argv;
const { program, needsDev, env } = PROGRAMS[name];
if (!installMissing(root, needsDev)) {
  console.error("\nThe packages could not be installed; the reason is above.");
  process.exit(1);
}
const node = projectNode(root);
if (!node) {
  console.error("The project's own Node is not installed. Try: npm rebuild node");
  process.exit(1);
}
const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env } };
const child = spawn(node, [...program, ...args], options);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
