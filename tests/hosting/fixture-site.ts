import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hostingRules } from "#app/outputs/hosting-rules.ts";
import { compressDirectory } from "../../generators/compress.ts";
import { writeHostFiles } from "../../generators/host-files.ts";
import { type BuiltSite, readBuiltSite } from "./built-site.ts";

const pages = [
  "/",
  "/about",
  "/careers/apply",
  "/feeds",
  "/industries",
  "/industries/healthcare",
  "/insights",
  "/insights/articles",
  "/insights/articles/growth-that-lasts",
  "/insights/growth-that-lasts",
  "/services/360°-business-growth",
  "/services/m&a-growth-support",
];

const otherFiles: Readonly<Record<string, string | Buffer>> = {
  "/404.html": page("404"),
  "/.well-known/security.txt": "Contact: mailto:security@example.com\n",
  "/.built": "{}",
  "/about.data": "data of /about ".repeat(50),
  "/artwork/1/bars.auto.card.seed.svg": `<svg>${"<rect/>".repeat(80)}</svg>`,
  "/artwork/1/card.png": Buffer.alloc(2_000, 7),
  "/assets/entry-B4x1.js": "export const answer = 42;\n".repeat(40),
  "/assets/font-C0de.woff2": Buffer.alloc(1_000, 1),
  "/assets/style-A9f2.css": "a { color: blue }\n".repeat(40),
  "/cards/about.png": Buffer.alloc(1_500, 3),
  "/feeds/images/growth-that-lasts.jpg": Buffer.alloc(1_500, 5),
  "/feeds/all.xml": `<?xml version="1.0"?><rss>${"<item/>".repeat(60)}</rss>`,
  "/robots.txt": "User-agent: *\n",
  "/site.webmanifest": "{}",
  "/uploads/logo.svg": `<svg>${"<circle/>".repeat(60)}</svg>`,
};

/**
 * Writes a small site that has one of everything, with what the real build's generators add to it.
 *
 * @param folder an empty folder; the site goes to `client`, the configurations to `deploy`
 */
export async function writeFixtureSite(folder: string, basePath = ""): Promise<BuiltSite> {
  const [root, deployDirectory] = [join(folder, "client"), join(folder, "deploy")];
  const files = { ...otherFiles };
  for (const path of pages) files[join(path, "index.html")] = page(path);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const rules = hostingRules({ basePath, siteUrl: "https://www.example.com" });
  await writeHostFiles({ clientDirectory: root, deployDirectory, rules, isNetlify: false });
  await compressDirectory(root);
  return readBuiltSite(root, deployDirectory);
}

function page(path: string): string {
  return `<!doctype html><title>${path}</title><h1>${path}</h1>${"<p>Text.</p>".repeat(40)}\n`;
}
