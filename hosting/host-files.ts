import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderCaddyfile } from "./caddy.ts";
import { type HostingRules, RULES_FILE } from "./hosting-rules.ts";
import { renderNginx } from "./nginx.ts";

/**
 * Writes the rules of a build for every host that the tests start.
 *
 * @param directory gets the files; it is not published (`hosting` in the folder of the build)
 */
export async function writeHostFiles(directory: string, rules: HostingRules): Promise<void> {
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, RULES_FILE), `${JSON.stringify(rules, null, 2)}\n`);
  await writeFile(join(directory, "site.conf"), renderNginx(rules));
  await writeFile(join(directory, "Caddyfile"), renderCaddyfile(rules));
}
