import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteUrl } from "#app/content/site.ts";
import { basePath } from "#app/lib/base-path.ts";
import { deliverySettings } from "#app/forms/delivery/delivery-settings.ts";
import { inlineScriptHashes } from "#app/outputs/content-security-policy.ts";
import { type HostingRules, hostingRules } from "#app/outputs/hosting-rules.ts";
import { renderCaddyfile } from "./hosts/caddy.ts";
import { renderCloudFrontFunction, renderResponseHeadersPolicy } from "./hosts/cloudfront.ts";
import { renderNginx } from "./hosts/nginx.ts";
import { renderHeadersFile, renderRedirectsFile } from "./hosts/rule-files.ts";
import { renderS3Upload } from "./hosts/s3.ts";

/** Where the rule files go. */
export interface HostFilesOptions {
  /** The built site; gets `_headers` and `_redirects`, which lie beside what they are about. */
  readonly clientDirectory: string;
  /** Gets everything that is not published. */
  readonly deployDirectory: string;
  readonly rules: HostingRules;
  /** Whether the site is built by Netlify, for Netlify only. */
  readonly isNetlify: boolean;
}

/**
 * Writes the rules of every hosting target, all from one list.
 *
 * @returns the paths of the files written
 * @throws RangeError when a target would not take all of its rules
 */
export async function writeHostFiles(options: HostFilesOptions): Promise<string[]> {
  const { clientDirectory, deployDirectory, rules, isNetlify } = options;
  const files: Readonly<Record<string, string>> = {
    [join(clientDirectory, "_headers")]: renderHeadersFile(rules),
    [join(clientDirectory, "_redirects")]: renderRedirectsFile(rules, isNetlify),
    [join(deployDirectory, "hosting-rules.json")]: `${JSON.stringify(rules, null, 2)}\n`,
    [join(deployDirectory, "nginx/site.conf")]: renderNginx(rules),
    [join(deployDirectory, "Caddyfile")]: renderCaddyfile(rules),
    [join(deployDirectory, "cloudfront/function.js")]: renderCloudFrontFunction(rules),
    [join(deployDirectory, "cloudfront/headers-of-pages.json")]: renderResponseHeadersPolicy(
      "website-pages",
      "/",
      rules.headers,
    ),
    [join(deployDirectory, "cloudfront/headers-of-pictures.json")]: renderResponseHeadersPolicy(
      "website-pictures",
      "/artwork/any",
      rules.headers,
    ),
    [join(deployDirectory, "cloudfront/upload.sh")]: renderS3Upload(rules),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return Object.keys(files);
}

/**
 * The rules of the site that was built into a folder, for the settings in the environment.
 *
 * The hashes of inline scripts are taken from two pages: an inline script must be the same on
 * every page, or the policy would grow with the site.
 *
 * @throws TypeError when a setting is wrong
 */
export async function rulesOfBuild(clientDirectory: string): Promise<HostingRules> {
  const delivery = deliverySettings();
  const pages = ["index.html", "404.html"].map((name) => join(clientDirectory, name));
  const html = await Promise.all(pages.map((page) => readFile(page, "utf8")));
  return hostingRules({
    basePath: basePath(),
    siteUrl: siteUrl(),
    formEndpoint: delivery.mode === "endpoint" ? delivery.address : undefined,
    scriptHashes: [...new Set(html.flatMap(inlineScriptHashes))],
  });
}

if (import.meta.main) {
  const written = await writeHostFiles({
    clientDirectory: "build/client",
    deployDirectory: "build/deploy",
    rules: await rulesOfBuild("build/client"),
    // Netlify sets this in its builds.
    isNetlify: process.env.NETLIFY === "true",
  });
  console.log(`Wrote ${written.length} files for the hosting targets.`);
}
