#!/usr/bin/env node
// `npm run build`, `content`, `dev`, `edit`, `golive`, `receive` and `enquiries`: installs what is missing, then runs them by
// the project's Node.
import { giveUp, install, run } from "../hosting/prepare.mjs";

const vite = "node_modules/vite/bin/vite.js";
const checked = ["--import", "./build/check-settings.ts"];
const { CI, EDITOR_BACKEND } = process.env;

/** What runs, and whether that takes development packages: the editor is among them. */
const PROGRAMS = {
  build: { program: [...checked, "build/main.ts"], needsDev: Boolean(EDITOR_BACKEND) },
  content: { program: [...checked, "build/report-content.ts"] },
  dev: { program: [...checked, vite, "dev"] },
  golive: { program: [...checked, "build/go-live.ts"] },
  receive: { program: ["receiver/receive.ts"] },
  enquiries: { program: ["receiver/enquiries.ts"] },
  edit: {
    program: [...checked, vite, "dev", ...(CI ? [] : ["--open", "/admin/"])],
    needsDev: true,
    env: { PREVIEW_EDITOR: "1" },
  },
};

const [, , name = "", ...args] = process.argv;
const { program, needsDev = false, env } = PROGRAMS[name];
const node = await install(needsDev).catch(giveUp);
process.exit(await run(node, [...program, ...args], { ...process.env, ...env }).catch(giveUp));
