import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderCaddyfile } from "./caddy.ts";
import {
  EVERY_ANSWER,
  type HeaderOptions,
  type HeaderRule,
  type Headers,
  headerRules,
  PREVIEW_ANSWER,
} from "./headers.ts";
import { renderNginx } from "./nginx.ts";
import { type Move, type Redirect, redirectsOf } from "./redirects.ts";

/** Everything that a host must know to serve one build; the paths stand without the base path. */
export interface HostingRules {
  readonly basePath: string;
  readonly everyAnswer: Headers;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Where forms are posted to on the site's own host, base path included. */
  readonly formPath?: string | undefined;
}

/** The rules of a build, for the built-in server and for whoever wants to read them. */
export const RULES_FILE = "rules.json";

/**
 * Puts together the rules from which every host's own files are written.
 *
 * @param moves the redirects of the content
 */
export function hostingRules(options: HeaderOptions, moves: readonly Move[] = []): HostingRules {
  const { basePath, isPreview, formEndpoint } = options;
  const everyAnswer = { ...EVERY_ANSWER, ...(isPreview && PREVIEW_ANSWER) };
  const redirects = redirectsOf(moves);
  const formPath = formEndpoint?.startsWith("/") ? formEndpoint : undefined;
  return { basePath, everyAnswer, headers: headerRules(options), redirects, formPath };
}

/**
 * Writes the rules of a build for every host that the tests start.
 *
 * @param directory gets the files; it is not published (`hosting` in the folder of the build)
 */
export async function writeHostFiles(directory: string, rules: HostingRules): Promise<void> {
  const files = {
    [RULES_FILE]: `${JSON.stringify(rules, null, 2)}\n`,
    "site.conf": renderNginx(rules),
    Caddyfile: renderCaddyfile(rules),
  };
  await mkdir(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
}
