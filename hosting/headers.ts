import { DRAWING_POLICY } from "./content-security-policy.ts";
import { contentTypeOf, SPECULATION_RULES } from "./content-types.ts";

/** Headers for all files that match. Where several rules set one header, the last one counts. */
export interface HeaderRule {
  /** A file's path without the base path; `*` stands for any characters, slashes included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The rule of every answer, also of those that send no file: redirects, 405 and the like. */
export const EVERY_ANSWER = "/*";

/** Folders whose file names change whenever their content does. */
export const IMMUTABLE_FOLDERS: readonly string[] = ["/assets", "/artwork", "/photos"];

/** Folders of pictures, which feed readers and link previews may show on other sites. */
const PICTURE_FOLDERS = ["/artwork", "/photos", "/cards", "/feeds/images", "/icons", "/uploads"];

const IMMUTABLE = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";

/**
 * The headers of every answer, on every host.
 *
 * What only matters for documents is sent with documents alone; of feeds, which browsers show with a style sheet, and
 * of drawings, which may be opened by themselves, the policy is enough. Pages may be used for a minute without asking
 * again, or a page fetched ahead of the click would be asked for once more at the click.
 *
 * @param contentSecurityPolicy the policy of this build
 * @param basePath empty, or the sub-path of the site
 */
export function headerRules(contentSecurityPolicy: string, basePath: string): HeaderRule[] {
  const everyAnswer = {
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
  };
  const page = {
    "Content-Security-Policy": contentSecurityPolicy,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy(),
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Speculation-Rules": `"${basePath}${SPECULATION_RULES.path}"`,
    "Cache-Control": "public, max-age=60",
  };
  return [
    { path: EVERY_ANSWER, headers: everyAnswer },
    { path: "*.html", headers: page },
    { path: "*.xml", headers: { "Content-Security-Policy": contentSecurityPolicy } },
    { path: "*.svg", headers: { "Content-Security-Policy": DRAWING_POLICY } },
    { path: SPECULATION_RULES.path, headers: { "Cache-Control": "public, max-age=3600" } },
    { path: "/assets/*", headers: { "Cache-Control": IMMUTABLE } },
    ...PICTURE_FOLDERS.map((folder) => ({
      path: `${folder}/*`,
      headers: {
        "Cache-Control": IMMUTABLE_FOLDERS.includes(folder) ? IMMUTABLE : A_DAY,
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    })),
  ];
}

/**
 * The headers for one path.
 *
 * @param path the decoded path without base path and query: a file, or the address of a page
 * @param rules all rules, in their order
 */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const file = contentTypeOf(path) ? path : `${path.replace(/\/$/, "")}/index.html`;
  const matching = rules.filter((rule) => new RegExp(pathRegExp(rule.path)).test(file));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

/** The headers of answers that send no file. */
export function headersOfEveryAnswer(rules: readonly HeaderRule[]): HeaderRule["headers"] {
  return rules.find(({ path }) => path === EVERY_ANSWER)?.headers ?? {};
}

/**
 * A rule's path as the source of a regular expression, in the syntax that JavaScript, PCRE
 * (nginx) and RE2 (Caddy) share.
 *
 * @param path the rule's path, with or without a base path before it
 */
export function pathRegExp(path: string): string {
  const literals = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return `^${literals.join(".*")}$`;
}

/**
 * Full screen for the slides and "copy link" for insights; all else is refused. `web-share` is not
 * named: its default is this site alone, and browsers that do not know the name say so in the console.
 */
function permissionsPolicy(): string {
  const own = ["clipboard-write", "fullscreen"];
  const none =
    "accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking";
  return [
    ...own.map((name) => `${name}=(self)`),
    ...none.split(" ").map((name) => `${name}=()`),
  ].join(", ");
}
