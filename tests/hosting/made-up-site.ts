import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { anySpelling } from "../../app/base/any-spelling.ts";
import { compressFolder } from "../../hosting/compress.ts";
import { type HostingRules, hostingRules } from "../../hosting/hosting-rules.ts";
import { PRIVATE } from "../../hosting/path-patterns.ts";
import { newBuildFolder, publishBuild, writeHostFiles } from "../../hosting/publish.ts";
import type { Redirect } from "../../hosting/redirects.ts";

/** A published site. */
export interface BuiltSite {
  /** The folder of builds. */
  readonly dist: string;
  /** The folder that a web server serves: the site itself, or a folder that holds the site under its base path. */
  readonly published: string;
  readonly rules: HostingRules;
  /** Every file of the site, as decoded paths, e.g. `/about/index.html`. */
  readonly files: readonly string[];
}

const articles = ["/insights/articles/growth-that-lasts", "/insights/growth-that-lasts"];
const services = ["/services/360°-business-growth", "/services/m&a-growth-support"];
const pages = [
  "/",
  "/about",
  "/careers/apply",
  "/feeds",
  "/industries",
  "/industries/healthcare",
  "/insights",
  "/insights/articles",
  ...articles,
  ...services,
];

const redirects: readonly Redirect[] = [
  { from: "/über-uns.html", to: "/about", status: 301 },
  {
    from: "/insights/articles/growth-for-ever",
    to: "/insights/articles/growth-that-lasts",
    status: 301,
  },
  { from: "/services/growth", to: "/services/360°-business-growth", status: 301 },
  { from: "/shop", to: "https://shop.example.com/a?b=$c&d={e}#f", status: 301 },
  { from: "/apply", to: "/careers/apply", status: 301 },
  { from: "/old/*", to: "/industries/healthcare", status: 301 },
  { from: "/", query: "p=12", to: "/services/360°-business-growth", status: 301 },
  { from: "/index.php", query: "page=about.us", to: "/about", status: 301 },
  { from: "/feeds/.xml", to: "/404", status: 302 },
  {
    from: "/services/:id",
    containing: anySpelling(["360", "business", "growth"]),
    to: "/services/360°-business-growth",
    status: 302,
  },
  { from: "/insights/:id", to: "/insights", status: 302 },
];

const otherFiles: Readonly<Record<string, string | Buffer>> = {
  "/404.html": page("404"),
  "/de/404.html": page("404 auf Deutsch"),
  "/.well-known/security.txt": "Contact: mailto:security@example.com\n",
  "/.git/config": "[core]",
  "/about/.env": "SECRET=1",
  "/artwork/1/bars.auto.card.seed.svg": `<svg>${"<rect/>".repeat(80)}</svg>`,
  "/assets/entry-B4x1.js": "export const answer = 42;\n".repeat(40),
  "/assets/font-C0de.woff2": Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251)),
  "/assets/style-A9f2.css": "a { color: blue }\n".repeat(40),
  "/cards/about.png": Buffer.alloc(1_500, 3),
  "/feeds/images/growth-that-lasts.jpg": Buffer.alloc(1_500, 5),
  "/feeds/all.xml": `<?xml version="1.0"?><rss>${"<item/>".repeat(60)}</rss>`,
  "/robots.txt": "User-agent: *\n",
  "/site.webmanifest": "{}",
  "/links.speculationrules": `{"prefetch": []${" ".repeat(200)}}`,
  "/uploads/logo.svg": `<svg>${"<circle/>".repeat(60)}</svg>`,
};

/**
 * Builds and publishes a small site with a file of each kind.
 *
 * @param dist the folder of builds
 * @param text stands in every page
 * @param formEndpoint the address to which the forms are sent
 * @param receiverPaths further addresses that the receiver answers
 */
export async function publishFixture(
  dist: string,
  basePath = "",
  text = "",
  formEndpoint?: string,
  receiverPaths: readonly string[] = [],
): Promise<void> {
  const folder = await newBuildFolder(dist);
  const files = { ...otherFiles };
  for (const path of pages) files[join(path, "index.html")] = page(path + text);
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, "site", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const url = "https://www.example.com";
  const options = {
    basePath,
    url,
    formEndpoint,
    receiverPaths,
    inlineScripts: [],
    languages: ["/de"],
  };
  const rules = hostingRules(options, redirects, pages.slice(1));
  await writeHostFiles(folder, rules);
  await compressFolder(join(folder, "site"));
  await publishBuild(folder, dist);
}

/**
 * Reads what was published.
 *
 * @param scratch an empty folder
 * @throws {Error} with code ENOENT when nothing was published
 */
export async function readBuiltSite(dist: string, scratch: string): Promise<BuiltSite> {
  const root = join(dist, "site");
  const rulesFile = await readFile(join(dist, "hosting", "rules.json"), "utf8");
  const rules: HostingRules = JSON.parse(rulesFile);
  const published = rules.basePath ? join(scratch, "published") : resolve(root);
  if (rules.basePath) {
    await mkdir(dirname(join(published, rules.basePath)), { recursive: true });
    await symlink(resolve(root), join(published, rules.basePath));
  }
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
    .filter((file) => !new RegExp(PRIVATE).test(file.replace(/\/index\.html$/, "")))
    .sort();
  return { dist, published, rules, files };
}

/** The address of a file: the path of the file, or the path of the folder if the file is a page. */
export function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
}

function page(text: string): string {
  return `<!doctype html><title>${text}</title><h1>${text}</h1>${"<p>Text.</p>".repeat(100)}\n`;
}
