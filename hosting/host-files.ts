import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderCaddyfile } from "./caddy.ts";
import {
  EVERY_ANSWER,
  type HeaderOptions,
  type Headers,
  headerRules,
  PREVIEW_ANSWER,
} from "./headers.ts";
import { renderNginx } from "./nginx.ts";
import { type Move, redirectsOf } from "./redirects.ts";

/** Everything that a host must know to serve one build; the paths stand without the base path. */
export type HostingRules = ReturnType<typeof hostingRules>;

/** The rules of a build, for the built-in server and for whoever wants to read them. */
export const RULES_FILE = "rules.json";

/**
 * Puts together the rules from which every host's own files are written.
 *
 * @param moves the redirects of the content
 */
export function hostingRules(
  options: HeaderOptions & { readonly isPreview?: boolean },
  moves: readonly Move[] = [],
) {
  const { basePath, isPreview, formEndpoint } = options;
  const everyAnswer: Headers = { ...EVERY_ANSWER, ...(isPreview && PREVIEW_ANSWER) };
  // Where forms are posted to on the site's own host, base path included.
  const formPath = formEndpoint?.startsWith("/") ? formEndpoint : undefined;
  const [headers, redirects] = [headerRules(options), redirectsOf(moves)];
  return { basePath, everyAnswer, headers, redirects, formPath };
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
