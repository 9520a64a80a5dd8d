import { createHash } from "node:crypto";
import type { SiteAddress } from "./address.ts";
import { contentTypeOf, SPECULATION_RULES } from "./content-types.ts";
import { pathRegExp } from "./path-patterns.ts";

/** Values by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers for all files that match. Where several rules set one header, the last one counts. */
export interface HeaderRule {
  /** A file's path without the base path; `*` stands for any characters, slashes included. */
  readonly path: string;
  readonly headers: Headers;
}

/** The settings of a build that its headers depend on. */
export interface HeaderOptions extends SiteAddress {
  /** Text of the inline script, the same on every page. */
  readonly inlineScript: string;
  /** Address that forms are delivered to; absent while delivery is simulated. */
  readonly formEndpoint?: string | undefined;
  /** Present where the site has an editor. */
  readonly editor?: EditorSources | undefined;
}

/** The servers that the editor may ask beside the site itself, and those whose pictures it may show. */
export type EditorSources = Readonly<Record<"connect" | "images", readonly string[]>>;

/** The folder of the editor, which alone has a looser policy. */
export const EDITOR_FOLDER = "/admin";

/** The headers of every answer, also of those that send no file: redirects, 405 and the like. */
export const EVERY_ANSWER = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
};

/** For a preview besides: no search engine shall keep anything of it. */
export const PREVIEW_ANSWER = { "X-Robots-Tag": "noindex" };

/** Folders whose file names change whenever their content does. */
export const IMMUTABLE_FOLDERS: readonly string[] = ["/assets", "/artwork", "/photos"];

/** Folders of pictures, which feed readers and link previews may show on other sites. */
const PICTURE_FOLDERS = ["/artwork", "/photos", "/cards", "/feeds/images", "/icons", "/uploads"];

/**
 * A page may be used for so long without asking again, or one fetched ahead of the click would be asked for once more at
 * the click.
 */
const A_MINUTE = { "Cache-Control": "public, max-age=60" };
const AN_HOUR = { "Cache-Control": "public, max-age=3600" };
const A_DAY = { "Cache-Control": "public, max-age=86400" };
const IMMUTABLE = { "Cache-Control": "public, max-age=31536000, immutable" };

/** For a drawing that is opened by itself: whatever a file of `uploads` holds, nothing in it runs. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The headers of files beside those of every answer. */
export function headerRules(options: HeaderOptions): HeaderRule[] {
  const { basePath, editor } = options;
  const policy = { "Content-Security-Policy": contentSecurityPolicy(options) };
  const page = {
    ...policy,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy(),
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Speculation-Rules": `"${basePath}${SPECULATION_RULES.path}"`,
    ...A_MINUTE,
  };
  // As long fresh as the page, which says its size.
  const download = { "Content-Disposition": "attachment", ...A_MINUTE };
  const pictures = PICTURE_FOLDERS.map((folder) => ({
    path: `${folder}/*`,
    headers: {
      ...(IMMUTABLE_FOLDERS.includes(folder) ? IMMUTABLE : A_DAY),
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  }));
  return [
    { path: "*.html", headers: page },
    { path: "*.xml", headers: policy },
    { path: "*.pptx", headers: download },
    { path: "*.pdf", headers: download },
    { path: "*.svg", headers: { "Content-Security-Policy": DRAWING_POLICY } },
    { path: SPECULATION_RULES.path, headers: AN_HOUR },
    { path: "/assets/*", headers: IMMUTABLE },
    ...pictures,
    ...(editor ? [{ path: `${EDITOR_FOLDER}/*`, headers: editorHeaders(editor) }] : []),
  ];
}

/** The editor styles its own elements, shows pictures that are not saved yet, and signs in by a window of its own. */
function editorHeaders({ connect, images }: EditorSources): Headers {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...images].join(" "),
    "media-src 'self' blob:; font-src 'self'",
    ["connect-src 'self' blob: data:", ...connect].join(" "),
    "frame-src blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Embedder-Policy": "unsafe-none",
    "X-Robots-Tag": "noindex",
    "Cache-Control": "no-cache",
  };
}

/** The headers for a decoded path without base path and query: a file's, or the address of a page. */
export function headersFor(
  path: string,
  { everyAnswer, headers }: { everyAnswer: Headers; headers: readonly HeaderRule[] },
): Headers {
  const file = contentTypeOf(path) ? path : `${path.replace(/\/$/, "")}/index.html`;
  const matching = headers.filter((rule) => new RegExp(pathRegExp(rule.path)).test(file));
  return Object.assign({}, everyAnswer, ...matching.map((rule) => rule.headers));
}

/**
 * Allows nothing but the site's own files. The two blob: documents (the feed, the deck) inherit the policy and
 * need no directive.
 *
 * @throws TypeError when `formEndpoint` is no address that can be resolved against the site's
 */
export function contentSecurityPolicy(options: Omit<HeaderOptions, "basePath">): string {
  const { inlineScript, formEndpoint = "/", url } = options;
  const { origin } = new URL(formEndpoint, url);
  const receivers = origin === new URL(url).origin ? "'self'" : `'self' ${origin}`;
  const hash = createHash("sha256").update(inlineScript).digest("base64");
  return [
    `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; img-src 'self'`,
    `font-src 'self'; connect-src ${receivers}; manifest-src 'self'; form-action ${receivers}`,
    "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join("; ");
}

/**
 * Full screen for the slides and "copy link" for insights. `web-share` is not named: its default is this site
 * alone, and browsers that do not know the name say so in the console.
 */
function permissionsPolicy(): string {
  const none =
    "accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking";
  const refused = none.split(" ").map((name) => `${name}=()`);
  return ["clipboard-write=(self)", "fullscreen=(self)", ...refused].join(", ");
}
