import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { addressOf } from "./page.ts";

/** Without its size, a picture moves the page when it arrives. */
const side = { required: true, enum: ["/[1-9]\\d*/"] };

/** html-validate's own set (ids, headings, labels, alternatives, ARIA, inline styles), less what is said here. */
const rules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  elements: ["html5", { img: { inherit: "img", attributes: { width: side, height: side } } }],
  rules: {
    // Search results cut a title at about 60 characters.
    "long-title": ["error", { maxlength: 60 }],
    // React writes these; browsers read either spelling.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // "text" is the type that HTML gives by itself.
    "no-implicit-input-type": "off",
    // It guards files of other hosts; every file here comes from the site's own.
    "require-sri": "off",
    // Telephone numbers are content, spaced as their authors wish.
    "tel-non-breaking": "off",
    // The hero's messages are level-one headings of which only one is ever exposed; the file keeps one <h1>.
    "prefer-native-element": ["error", { exclude: ["heading"] }],
  },
};

/** Every page is valid HTML by html-validate's rules. */
export async function findInvalidHtml(site: BuiltSite): Promise<Problem[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const problems: Problem[] = [];
  for (const { address, html } of site.pages) {
    const { results } = await validator.validateString(html, address);
    for (const { line, ruleId, message } of results.flatMap(({ messages }) => messages)) {
      problems.push({ where: `${address}:${line}`, what: `${message} (${ruleId})` });
    }
  }
  return problems;
}

const jar = "node_modules/vnu-jar/build/dist/vnu.jar";

/** The Nu checker is a Java program. */
export function canRunNu(): boolean {
  return existsSync(jar) && spawnSync("java", ["-version"]).status === 0;
}

/**
 * Every page is valid by the Nu checker, the W3C's own (https://validator.github.io/validator/).
 *
 * @param folder of the published files; pages that only send the browser on are left out
 * @throws when the checker does not run
 */
export function findNuErrors(folder: string, site: BuiltSite): Problem[] {
  const flags = ["--format json", "--skip-non-html", "--stdout", "--exit-zero-always"];
  const args = ["-jar", jar, ...flags.flatMap((flag) => flag.split(" ")), folder];
  const options = { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, timeout: 120_000 } as const;
  const { stdout, stderr, status } = spawnSync("java", args, options);
  if (status !== 0) throw new Error(`the Nu checker broke: ${stderr}`);
  const isRedirect = (file: string) => site.redirects.has(addressOf(file));
  return readNuReport(stdout).filter(({ where }) => !isRedirect(where.replace(/:\d+$/, "")));
}

interface NuMessage {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url?: string;
  lastLine?: number;
  message: string;
}

/** @param json what the Nu checker wrote; its hints of the lowest kind are left out */
export function readNuReport(json: string): Problem[] {
  const { messages }: { messages: NuMessage[] } = JSON.parse(json);
  return messages
    .filter(({ type, subType }) => type !== "info" || subType === "warning")
    .map(({ url = "", lastLine = 1, message }) => ({
      where: `${decodeURIComponent(url).replace(/^.*\/site\//, "")}:${lastLine}`,
      what: message,
    }));
}
